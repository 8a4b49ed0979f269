/** All Russian interface text, by feature. `lib/text` has plurals and dates. */
import { clientStrings } from './strings/client-strings'
import { contentStrings } from './strings/content-strings.mjs'
import { pageForms, type PluralForms } from './text/plural'
import { searchStrings } from './strings/search-strings'
import { textStrings } from './strings/text-strings'

const forms = (one: string, few: string, many: string): PluralForms => ({ one, few, many })

export const strings = {
  common: {
    skip: 'Перейти к содержанию',
    edit: 'Предложить правку',
    report: 'Сообщить об\u00a0ошибке',
    reportTitle: (title: string) => `Ошибка на странице «${title}»`,
    reportText: (address: string) => `Страница: ${address}\n\nЧто не так:\n`,
    updated: 'Обновлено',
    home: 'Главная',
    draft: 'Черновик',
    draftText: 'Страница видна только при разработке: на опубликованный сайт она не попадёт.',
    scheduled: 'Запись с датой в будущем',
    scheduledText:
      'Пока её видно только при разработке: на сайте она появится, когда его соберут в этот день.',
    unlisted: 'Страница вне меню и поиска',
    unlistedText: 'Её открывают по прямой ссылке: в меню, поиске и лентах её нет.',
    pages: pageForms,
    items: forms('элемент', 'элемента', 'элементов'),
    otherPages: 'Другие страницы',
    ...clientStrings.common,
  },
  navbar: clientStrings.navbar,
  docs: {
    title: 'Документация',
    lead: 'Концепция, уроки и справочник. Начните с урока 0 или сразу с нужного раздела.',
    start: 'Начните здесь',
    startNow: 'Начать урок',
    sidebar: 'Страницы документации',
    neighbours: 'Соседние страницы',
    previous: 'Назад',
    next: 'Дальше',
    print: 'Версия для печати',
    printNow: 'Напечатать или сохранить в PDF',
    backTo: (title: string) => `К разделу «${title}»`,
    contents: 'Содержание',
    tags: 'Метки документации',
    tagsLead: 'Все метки документации и\u00a0сколько страниц под каждой.',
    sides: { client: 'клиент', server: 'сервер', both: 'клиент\u00a0и\u00a0сервер' },
    changes: 'Изменения в документации',
    changesLead: 'Страницы документации, которые появились или изменились недавно.',
  },
  versions: {
    current: 'Следующая',
    is: (label: string) => `Версия: ${label}`,
    menu: 'Версии документации',
    last: 'последняя',
    unreleased: {
      state: 'готовится',
      title: 'Эта версия ещё не\u00a0вышла',
      text: (label: string) =>
        `Вы читаете о\u00a0версии ${label}: она готовится, и\u00a0всё может измениться.`,
    },
    unmaintained: {
      state: 'не\u00a0обновляется',
      title: 'Это старая версия',
      text: (label: string) => `Вы читаете о\u00a0версии ${label}: её описание больше не\u00a0обновляется.`,
    },
    samePage: (label: string) => `Эта страница в\u00a0версии ${label}`,
    firstPage: (label: string) => `Документация версии ${label}`,
  },
  blog: {
    newer: 'Следующие записи',
    older: 'Предыдущие записи',
    pages: 'Страницы списка',
    neighbours: 'Соседние записи',
    newerPost: 'Новее',
    olderPost: 'Старее',
    readMore: 'Читать далее',
    minutes: forms('минута чтения', 'минуты чтения', 'минут чтения'),
    shortMinutes: (minutes: number) => `${minutes}\u00a0мин`,
    posts: forms('запись', 'записи', 'записей'),
    all: 'Все записи',
    archive: 'Архив',
    archiveLead: 'Все записи блога по годам.',
    tags: 'Метки',
    tagsLead: 'Все метки блога и\u00a0сколько записей под каждой.',
    allTags: 'Все метки',
    tagged: (count: string, tag: string) => `${count} с\u00a0меткой «${tag}»`,
    authors: 'Авторы',
    authorsLead: 'Кто пишет в этом блоге.',
    allAuthors: 'Все авторы',
    noPosts: 'Записей пока нет.',
    noTags: 'Меток пока нет.',
    noAuthors: 'Авторов пока нет.',
    feeds: 'Подписка',
    page: (n: number) => `страница ${n}`,
  },
  /** Development only. */
  dev: { problems: forms('замечание', 'замечания', 'замечаний') },
  content: contentStrings,
  search: searchStrings,
  errors: {
    ...clientStrings.errors,
    ...textStrings,
    moved: 'Страница переехала',
    movedTo: 'Теперь она здесь:',
    notFoundTitle: 'Страница не найдена',
    notFoundText:
      'Такой страницы на сайте нет. Если вас привела сюда ссылка, сообщите владельцу того сайта, что она не\u00a0работает.',
    toDocs: 'К документации',
  },
} as const
