/** Strings of Markdown blocks, part of `lib/strings.ts`; a separate file, because plugins run as plain JavaScript. */
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
  /** Columns whose cells need no label in a stacked table. */
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
