/** Strings of the search, a separate module for its chunk. */
import { countOf, pageForms } from '../text/plural'
import { clientStrings } from './client-strings'

/** Names of the filters, in the nominative: they also follow «в разделе». */
const kindNames = { docs: 'Документация', blog: 'Блог', page: 'Другое' } as const

export const searchStrings = {
  title: 'Поиск',
  description:
    'Поиск по\u00a0документации и\u00a0блогу: формы слов, опечатки, другая раскладка, имена из\u00a0кода.',
  field: 'Что найти',
  find: 'Найти',
  placeholder: 'Слово или имя из\u00a0кода',
  clear: 'Очистить поле',
  close: 'Закрыть поиск',
  leave: 'Закрыть',
  kinds: 'Где искать',
  all: 'Всё',
  kindNames,
  results: 'Результаты поиска',
  allResults: (count: number) => `Все результаты: ${countOf(count, pageForms)}`,
  more: 'Показать ещё',
  found: (count: number) => `Найдено: ${countOf(count, pageForms)}.`,
  corrected: (query: string) => `Показаны результаты по\u00a0запросу «${query}».`,
  nothing: (query: string) => `По\u00a0запросу «${query}» ничего не\u00a0нашлось`,
  nothingIn: (kind: keyof typeof kindNames, count: number) =>
    `В\u00a0разделе «${kindNames[kind]}» ничего не\u00a0нашлось, в\u00a0других разделах: ${countOf(count, pageForms)}.`,
  showAll: 'Искать везде',
  nothingTips:
    'Попробуйте другое слово или меньше слов. Опечатки и\u00a0не\u00a0ту раскладку поиск поймёт\u00a0сам.',
  onlySigns:
    'Поиск ищет слова и\u00a0имена из\u00a0кода, а\u00a0знаки пропускает. Введите имя или слово, которое стоит рядом с\u00a0ними.',
  start: 'С\u00a0чего начать',
  tips: 'Пишите как удобно: в\u00a0любой форме, с\u00a0опечатками, не\u00a0в\u00a0той раскладке, именами из\u00a0кода.',
  examples: ['событиями', 'cj,snbt', 'position_precision'],
  recent: 'Недавние запросы',
  forget: (query: string) => `Забыть запрос «${query}»`,
  forgetAll: 'Забыть все',
  loading: 'Ищем…',
  failed: clientStrings.errors.searchFailed,
  retry: clientStrings.common.retry,
  keys: Object.entries({ '↑ ↓': 'выбрать', Enter: 'открыть', Esc: 'закрыть' }),
  sections: 'Разделы',
  withoutScript:
    'Поиск выполняется в\u00a0браузере, и\u00a0ему нужен JavaScript, а\u00a0здесь он выключен. Включите его или найдите страницу по\u00a0разделам: в\u00a0каждом есть полный список.',
} as const
