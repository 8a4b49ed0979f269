/**
 * Every rule that content is checked by: its name, what breaks it, and how that is treated unless `severity` in `lib/site.ts`
 * says otherwise. The manual for authors lists them from here; a test holds a broken file for each.
 */

/** How a broken rule is treated: `throw` stops the build, `warn` and `log` print, `ignore` is silent. */
export type Severity = 'throw' | 'warn' | 'log' | 'ignore'

interface RuleInfo {
  severity: Severity
  /** In Russian, as it stands in the manual. */
  what: string
}

export const rules = {
  'authors/duplicate': { severity: 'throw', what: 'У двух авторов один адрес страницы.' },
  'authors/field': { severity: 'warn', what: 'Опечатка в названии поля в authors.yml.' },
  'authors/inline': { severity: 'warn', what: 'Автор описан в самой записи, а не в authors.yml.' },
  'authors/mixed': { severity: 'throw', what: 'В записи сразу и «author», и «authors».' },
  'authors/name': { severity: 'throw', what: 'У автора нет ни имени, ни портрета.' },
  'authors/repeated': { severity: 'throw', what: 'Автор указан в записи дважды.' },
  'authors/socials': { severity: 'throw', what: 'Соцсеть без имени и без адреса.' },
  'authors/unknown': { severity: 'throw', what: 'Автора нет в authors.yml.' },
  'authors/value': { severity: 'throw', what: 'Значение поля в authors.yml не того вида.' },
  'blog/date': { severity: 'throw', what: 'У записи нет даты, или в имени файла такого дня нет.' },
  'blog/untruncated': { severity: 'warn', what: 'В записи не отмечено, где кончается вступление.' },
  'category/field': { severity: 'throw', what: 'Неизвестное поле в _category_.json.' },
  'category/link': { severity: 'throw', what: 'Раздел ведёт на страницу, которой нет.' },
  'category/repeated': { severity: 'throw', what: 'В папке два файла _category_.' },
  'category/value': { severity: 'throw', what: 'Значение поля в _category_.json не того вида.' },
  'code/language': { severity: 'warn', what: 'Опечатка в языке образца кода.' },
  'code/meta': { severity: 'warn', what: 'Непонятные слова после языка образца кода.' },
  'content/character': {
    severity: 'throw',
    what: 'В тексте непечатный знак или знак, который меняет направление.',
  },
  'content/empty': { severity: 'warn', what: 'В файле ничего нет.' },
  'content/encoding': { severity: 'throw', what: 'Файл не в кодировке UTF-8.' },
  'content/large': { severity: 'throw', what: 'Текст больше 1 МБ или другой файл больше 100 МБ.' },
  'content/name': {
    severity: 'throw',
    what: 'В имени файла знак, которого нет на других дисках и в адресах.',
  },
  'content/not-a-file': { severity: 'throw', what: 'Символическая ссылка или что-то ещё вместо файла.' },
  'content/slow': { severity: 'throw', what: 'Файл не прочитать за 30 секунд.' },
  'docs/duplicate-id': { severity: 'throw', what: 'У двух страниц документации одно имя (id).' },
  'front-matter/displayed_sidebar': { severity: 'throw', what: 'Такого бокового меню нет.' },
  'front-matter/draft': { severity: 'throw', what: 'Страница сразу и черновик, и вне списков.' },
  'front-matter/field': { severity: 'warn', what: 'Опечатка в названии поля.' },
  'front-matter/pagination': { severity: 'throw', what: 'Соседней страницы с таким именем нет.' },
  'front-matter/syntax': { severity: 'throw', what: 'Поля в начале файла не разобрать.' },
  'front-matter/toc': { severity: 'throw', what: 'Верхний уровень оглавления ниже нижнего.' },
  'front-matter/value': { severity: 'throw', what: 'Значение поля не того вида.' },
  'html/attribute': { severity: 'warn', what: 'Атрибут HTML, которого в .md быть не может.' },
  'html/tag': { severity: 'throw', what: 'Тег HTML, которого в .md быть не может.' },
  'images/broken': { severity: 'warn', what: 'Файл картинки пуст или испорчен.' },
  'links/anchor': { severity: 'warn', what: 'На странице нет такого якоря.' },
  'links/asset': { severity: 'throw', what: 'Нет картинки или файла для скачивания.' },
  'links/empty': { severity: 'throw', what: 'У ссылки пустой адрес.' },
  'links/file': { severity: 'warn', what: 'Нет файла .md или .mdx, на который ведёт ссылка.' },
  'links/page': { severity: 'throw', what: 'На сайте нет страницы с таким адресом.' },
  'links/scheme': {
    severity: 'throw',
    what: 'Адрес, который сайту открывать нельзя: javascript: и подобные.',
  },
  'markdown/bounds': {
    severity: 'throw',
    what: 'Вложенность глубже 100 уровней или таблица больше 50 000 ячеек.',
  },
  'markdown/diagram': { severity: 'warn', what: 'Схему mermaid не нарисовать: она показана текстом.' },
  'markdown/directive': { severity: 'warn', what: 'Вставка с неизвестным названием.' },
  'markdown/formula': { severity: 'warn', what: 'Формулу не разобрать: она показана текстом.' },
  'markdown/heading-id': { severity: 'warn', what: 'Один якорь у двух заголовков страницы.' },
  'markdown/nesting': { severity: 'warn', what: 'У внешней вставки двоеточий не больше, чем у внутренней.' },
  'markdown/tabs': {
    severity: 'throw',
    what: 'Вкладки без названия, с одинаковыми названиями, вне «tabs» или с текстом между ними.',
  },
  'markdown/unclosed': { severity: 'warn', what: 'Вставка не закрыта, или закрывать нечего.' },
  'mdx/component': { severity: 'throw', what: 'Компонента с таким названием нет.' },
  'mdx/import': {
    severity: 'throw',
    what: 'Того, что импортируется, нет, или в файле .mdx оно не работает.',
  },
  'mdx/module': { severity: 'throw', what: 'Код своего компонента не разобрать.' },
  'mdx/name': { severity: 'throw', what: 'Код в фигурных скобках называет то, чего нет.' },
  'mdx/syntax': { severity: 'throw', what: 'Разметку MDX не разобрать.' },
  'partial/front-matter': { severity: 'warn', what: 'У вставляемого файла есть поля: их никто не прочтёт.' },
  'routes/duplicate': { severity: 'warn', what: 'Один адрес у двух страниц: откроется первая.' },
  'routes/unsafe': { severity: 'throw', what: 'Адрес, которого у страницы быть не может.' },
  'sidebars/doc': { severity: 'throw', what: 'В sidebars.js названа страница, которой нет.' },
  'sidebars/empty': { severity: 'throw', what: 'Раздел в sidebars.js пуст.' },
  'sidebars/folder': { severity: 'warn', what: 'В папке из sidebars.js нет страниц.' },
  'sidebars/item': { severity: 'throw', what: 'Пункт меню в sidebars.js не того вида.' },
  'sidebars/items': { severity: 'throw', what: 'Вместо списка пунктов в sidebars.js что-то другое.' },
  'sidebars/syntax': { severity: 'throw', what: 'Файл sidebars.js не выполняется.' },
  'sidebars/type': { severity: 'throw', what: 'Неизвестный вид пункта меню в sidebars.js.' },
  'svg/broken': { severity: 'throw', what: 'Рисунок SVG не разобрать.' },
  'svg/unsafe': { severity: 'warn', what: 'В рисунке SVG есть то, что может выполняться.' },
  'tags/duplicate': { severity: 'throw', what: 'У двух меток один адрес.' },
  'tags/empty': { severity: 'throw', what: 'Из метки не получается адрес.' },
  'tags/field': { severity: 'warn', what: 'Опечатка в названии поля в tags.yml.' },
  'tags/unknown': { severity: 'warn', what: 'Метки нет в tags.yml.' },
  'tags/value': { severity: 'throw', what: 'Значение поля в tags.yml не того вида.' },
  'versions/folder': { severity: 'throw', what: 'Версия есть в versions.json, а её страниц нет.' },
  'versions/list': { severity: 'throw', what: 'В versions.json не список имён.' },
  'versions/name': { severity: 'throw', what: 'Имя версии повторяется или не годится для папки.' },
  'versions/unlisted': {
    severity: 'warn',
    what: 'Версии, которую называет папка или настройка, нет в versions.json.',
  },
  'yaml/syntax': { severity: 'throw', what: 'Файл YAML или JSON не разобрать.' },
} as const satisfies Record<string, RuleInfo>

export type Rule = keyof typeof rules
