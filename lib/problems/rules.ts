/**
 * All rules for content: name, severity unless `severity` in `lib/site.ts` sets another, and what breaks the rule. The manual for
 * authors lists them from here; `tests/content/malformed.test.ts` has a broken input for each.
 */

/** `throw` stops the build, `warn` and `log` print, `ignore` is silent; the names are those of Docusaurus. */
export type Severity = 'throw' | 'warn' | 'log' | 'ignore'

interface RuleInfo {
  severity: 'throw' | 'warn'
  /** In Russian, as the manual shows it. */
  what: string
}

/** Stops the build. */
const error = (what: string): RuleInfo => ({ severity: 'throw', what })
/** Is printed, and the page is published. */
const warning = (what: string): RuleInfo => ({ severity: 'warn', what })

export const rules = {
  'authors/duplicate': error('У двух авторов один адрес страницы.'),
  'authors/field': warning('Опечатка в названии поля в authors.yml.'),
  'authors/inline': warning('Автор описан в самой записи, а не в authors.yml.'),
  'authors/mixed': error('В записи сразу и «author», и «authors».'),
  'authors/name': error('У автора нет ни имени, ни портрета.'),
  'authors/repeated': error('Автор указан в записи дважды.'),
  'authors/socials': error('Соцсеть без имени и без адреса.'),
  'authors/unknown': error('Автора нет в authors.yml.'),
  'authors/value': error('Значение поля в authors.yml не того вида.'),
  'blog/date': error('У записи нет даты, или в имени файла такого дня нет.'),
  'blog/untruncated': warning('В записи не отмечено, где кончается вступление.'),
  'category/field': error('Неизвестное поле в _category_.json.'),
  'category/link': error('Раздел ведёт на страницу, которой нет.'),
  'category/repeated': error('В папке два файла _category_.'),
  'category/value': error('Значение поля в _category_.json не того вида.'),
  'code/language': warning('Опечатка в языке образца кода.'),
  'code/meta': warning('Непонятные слова после языка образца кода.'),
  'content/character': error('В тексте непечатный знак или знак, который меняет направление.'),
  'content/empty': warning('В файле ничего нет.'),
  'content/encoding': error('Файл не в кодировке UTF-8.'),
  'content/large': error('Текст больше 1 МБ или другой файл больше 100 МБ.'),
  'content/name': error('В имени файла знак, которого нет на других дисках и в адресах.'),
  'content/not-a-file': error('Символическая ссылка или что-то ещё вместо файла.'),
  'content/slow': error('Файл не прочитать за 30 секунд.'),
  'docs/duplicate-id': error('У двух страниц документации одно имя (id).'),
  'front-matter/displayed_sidebar': error('Такого бокового меню нет.'),
  'front-matter/draft': error('Страница сразу и черновик, и вне списков.'),
  'front-matter/field': warning('Опечатка в названии поля.'),
  'front-matter/pagination': error('Соседней страницы с таким именем нет.'),
  'front-matter/syntax': error('Поля в начале файла не разобрать.'),
  'front-matter/toc': error('Верхний уровень оглавления ниже нижнего.'),
  'front-matter/value': error('Значение поля не того вида.'),
  'html/attribute': warning('Атрибут HTML, которого в .md быть не может.'),
  'html/tag': error('Тег HTML, которого в .md быть не может.'),
  'images/broken': warning('Файл картинки пуст или испорчен.'),
  'links/anchor': warning('На странице нет такого якоря.'),
  'links/asset': error('Нет картинки или файла для скачивания.'),
  'links/empty': error('У ссылки пустой адрес.'),
  'links/file': warning('Нет файла .md или .mdx, на который ведёт ссылка.'),
  'links/page': error('На сайте нет страницы с таким адресом.'),
  'links/scheme': error('Адрес, который сайту открывать нельзя: javascript: и подобные.'),
  'markdown/bounds': error('Вложенность глубже 100 уровней или таблица больше 50 000 ячеек.'),
  'markdown/diagram': warning('Схему mermaid не нарисовать: она показана текстом.'),
  'markdown/directive': warning('Вставка с неизвестным названием.'),
  'markdown/formula': warning('Формулу не разобрать: она показана текстом.'),
  'markdown/heading-id': warning('Один якорь у двух заголовков страницы.'),
  'markdown/nesting': warning('У внешней вставки двоеточий не больше, чем у внутренней.'),
  'markdown/tabs': error(
    'Вкладки без названия, с одинаковыми названиями, вне «tabs» или с текстом между ними.',
  ),
  'markdown/unclosed': warning('Вставка не закрыта, или закрывать нечего.'),
  'mdx/component': error('Компонента с таким названием нет.'),
  'mdx/import': error('Того, что импортируется, нет, или в файле .mdx оно не работает.'),
  'mdx/module': error('Код своего компонента не разобрать.'),
  'mdx/name': error('Код в фигурных скобках называет то, чего нет.'),
  'mdx/syntax': error('Разметку MDX не разобрать.'),
  'partial/front-matter': warning('У вставляемого файла есть поля: их никто не прочтёт.'),
  'routes/duplicate': warning('Один адрес у двух страниц: откроется первая.'),
  'routes/unsafe': error('Адрес, которого у страницы быть не может.'),
  'sidebars/doc': error('В sidebars.js названа страница, которой нет.'),
  'sidebars/empty': error('Раздел в sidebars.js пуст.'),
  'sidebars/folder': warning('В папке из sidebars.js нет страниц.'),
  'sidebars/item': error('Пункт меню в sidebars.js не того вида.'),
  'sidebars/items': error('Вместо списка пунктов в sidebars.js что-то другое.'),
  'sidebars/syntax': error('Файл sidebars.js не выполняется.'),
  'sidebars/type': error('Неизвестный вид пункта меню в sidebars.js.'),
  'svg/broken': error('Рисунок SVG не разобрать.'),
  'svg/unsafe': warning('В рисунке SVG есть то, что может выполняться.'),
  'tags/duplicate': error('У двух меток один адрес.'),
  'tags/empty': error('Из метки не получается адрес.'),
  'tags/field': warning('Опечатка в названии поля в tags.yml.'),
  'tags/unknown': warning('Метки нет в tags.yml.'),
  'tags/value': error('Значение поля в tags.yml не того вида.'),
  'versions/folder': error('Версия есть в versions.json, а её страниц нет.'),
  'versions/list': error('В versions.json не список имён.'),
  'versions/name': error('Имя версии повторяется или не годится для папки.'),
  'versions/unlisted': warning('Версии, которую называет папка или настройка, нет в versions.json.'),
  'yaml/syntax': error('Файл YAML или JSON не разобрать.'),
} satisfies Record<string, RuleInfo>

export type Rule = keyof typeof rules
