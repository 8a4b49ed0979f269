/** Strings of Markdown blocks, kept out of `lib/strings.ts` because plugins run as plain JavaScript. */
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
  /** Columns that are shown beside the name in a stacked table. */
  typeColumns: ['Тип', 'Класс'],
  /** Columns with new names, which are shown beside the old ones. */
  newColumns: ['Стало', 'Стало в\u00a02026\u00a0году'],
  /** Columns whose cells need no label in a stacked table. */
  meaningColumns: [
    'Смысл',
    'Где встретится',
    'Назначение',
    'Что делает',
    'Что задаёт',
    'Возвращает',
    'Что делает или возвращает',
    'Возвращает или делает',
    'Что это',
    'Что это значит',
    'Что значит',
    'Что означает',
  ],
  /** Columns of a stacked table that are not shown if they contain `none`. */
  hiddenIfNone: ['Параметры'],
  none: 'нет',
  code: 'Код',
  picture: 'Схема',
  formula: 'Формула',
  image: 'Картинка',
  footnotes: 'Примечания',
  backToReference: 'Вернуться к тексту',
  /** @type {Record<string, string>} */
  side: { client: 'клиент', server: 'сервер' },
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
