/** Russian text that Markdown blocks carry; part of `strings` in `lib/strings.ts`, apart because plugins run as plain JavaScript. */
export const contentStrings = {
  copy: 'Скопировать код',
  copied: 'Скопировано',
  notCopied: 'Не\u00a0удалось скопировать',
  wrap: 'Переносить длинные строки',
  zoom: 'Увеличить картинку',
  fullSize: 'Настоящий размер',
  enlarge: 'Увеличить схему',
  close: 'Закрыть',
  /** @param {string} heading */
  headingLink: (heading) => `Ссылка на раздел «${heading}»`,
  table: 'Таблица',
  /** Columns whose cells need no name where they stand alone. */
  plainColumns: ['Тип', 'Значение', 'Смысл', 'Что делает'],
  code: 'Код',
  picture: 'Схема',
  formula: 'Формула',
  image: 'Картинка',
  footnotes: 'Примечания',
  backToReference: 'Вернуться к тексту',
  /** @type {Record<string, string>} */
  side: { client: 'клиент', server: 'сервер' },
  /** @type {Record<string, string>} */
  admonition: {
    note: 'Примечание',
    tip: 'Подсказка',
    info: 'К сведению',
    warning: 'Внимание',
    danger: 'Опасно',
    result: 'Результат',
  },
  details: 'Подробнее',
  tabs: 'Варианты',
  tree: 'Файлы',
}
