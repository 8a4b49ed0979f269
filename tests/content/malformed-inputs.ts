/** Files with one mistake each, at least one per rule; the messages are in the test's snapshots. */
import type { Rule } from '@/lib/rules'

/** Texts by path; links are symbolic links. */
export type Tree = Record<string, string | Buffer | { link: string }>

export interface Malformed {
  rule: Rule
  what: string
  /** Files added to `soundTree`, or replacing its files. */
  files: Tree
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A small valid site. */
export const soundTree: Tree = {
  'docs/plain.md':
    '---\ntitle: Не разметка\n---\n\n\\[текст](адрес), [f[ForID](a b)](/docs/intro), f[ForID](a b), \\*\\*не\\*\\*, 2**3 и 4 ** 5, f(*a, **b) и g(**b), src/**/*.ts и **/*.md, Имя: ______, 5 * 3, #тег, f(x)[0], (а)[1], (м/с)[б].\n\n-Да, [х] и []\n\n<!-- а --><pre>**a** `b`</pre>\n\n<div>a*b*c и [1](2) - 3</div>\n\n- [текст](./intro.md) и []\n',
  'docs/⚙️ и 🧑‍💻.md': 'Т.\n',
  'docs/intro.md': '---\ntitle: Начало\nsidebar_position: 1\n---\n\nТекст.\n\n## Роли {#roles}\n\nТекст.\n',
  'docs/api/events.md': '---\ntitle: События\n---\n\nТекст.\n\n## Команда {#command}\n\nТекст.\n',
  'docs/api/_category_.json': '{ "label": "API", "position": 2 }\n',
  'docs/api/shot.png': picture,
  'blog/2024-01-01-hello.md':
    '---\ntitle: Привет\nslug: hello\nauthors: [platform]\ntags: [news]\n---\n\nТекст.\n\n<!-- truncate -->\n',
  'blog/authors.yml': 'platform:\n  name: Команда\n  page: true\n',
  'blog/tags.yml': 'news:\n  label: Новости\n',
}

const doc = (fields: string, text = 'Текст.'): Tree => ({
  'docs/x.md': `---\ntitle: Страница\n${fields}---\n\n${text}\n`,
})
const text = (body: string): Tree => ({ 'docs/x.md': `Вступление.\n\n${body}\n` })
const mdx = (body: string): Tree => ({ 'docs/x.mdx': `Вступление.\n\n${body}\n` })
const post = (fields: string, body = 'Текст.\n\n<!-- truncate -->'): Tree => ({
  'blog/2024-02-02-x.md': `---\ntitle: Запись\n${fields}---\n\n${body}\n`,
})
const authors = (yaml: string): Tree => ({
  'blog/authors.yml': `platform:\n  name: Команда\n  page: true\n${yaml}`,
})
const tags = (yaml: string): Tree => ({ 'blog/tags.yml': `news:\n  label: Новости\n${yaml}` })
const category = (json: string): Tree => ({ 'docs/api/_category_.json': json })
const sidebars = (code: string): Tree => ({ 'sidebars.js': code })
const code = (info: string, body = 'строка'): Tree => text(`\`\`\`${info}\n${body}\n\`\`\``)
const drawing = (svg: string): Tree => ({ ...text('![Схема](./a.inline.svg)'), 'docs/a.inline.svg': svg })

const frontMatter: Malformed[] = [
  { rule: 'front-matter/syntax', what: 'a tab', files: doc('\tid: x\n') },
  { rule: 'front-matter/syntax', what: 'an open quote', files: doc('description: "Текст\n') },
  { rule: 'front-matter/syntax', what: 'a colon in a value', files: doc('description: Урок 1: начало\n') },
  { rule: 'front-matter/syntax', what: 'a field twice', files: doc('id: a\nid: b\n') },
  { rule: 'front-matter/syntax', what: 'an open list', files: doc('keywords: [один, два\n') },
  { rule: 'front-matter/syntax', what: 'an alias of nothing', files: doc('id: *x\n') },
  { rule: 'front-matter/syntax', what: 'a sign that opens no value', files: doc('id: @x\n') },
  {
    rule: 'front-matter/syntax',
    what: 'a word after the first mark',
    files: { 'docs/x.md': '---js\ntitle: Т\n---\n\nТекст.\n' },
  },
  {
    rule: 'front-matter/syntax',
    what: 'blank lines above the fields',
    files: { 'docs/x.md': '\n\n---\ntitle: Т\n---\n\nТекст.\n' },
  },
  { rule: 'front-matter/syntax', what: 'no end', files: { 'docs/x.md': '---\ntitle: Т\n\nТекст.\n' } },
  { rule: 'front-matter/syntax', what: 'no fields', files: { 'docs/x.md': '---\nтекст\n---\n\nТекст.\n' } },
  {
    rule: 'front-matter/syntax',
    what: 'aliases that grow',
    files: doc(
      `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[i]}`).join(', ')}]`).join('\n')}\n`,
    ),
  },
  { rule: 'front-matter/value', what: 'a word for a number', files: doc('sidebar_position: второй\n') },
  {
    rule: 'front-matter/value',
    what: 'a site of an author without https://',
    files: {
      'blog/2024-01-01-x.md':
        '---\ntitle: Т\nauthor: Боб\nauthor_url: example.com\n---\n\nТекст.\n\n<!-- truncate -->\n\nЕщё.\n',
    },
  },
  { rule: 'front-matter/value', what: 'a word for a flag', files: doc('draft: да\n') },
  { rule: 'front-matter/value', what: 'nothing', files: doc('description:\n') },
  { rule: 'front-matter/value', what: 'a slug with a question mark', files: doc('slug: /что?\n') },
  { rule: 'front-matter/value', what: 'an id with a slash', files: doc('id: a/b\n') },
  { rule: 'front-matter/value', what: 'an empty id', files: doc('id: ""\n') },
  {
    rule: 'front-matter/value',
    what: 'a tag without a name',
    files: post('tags: [{ label: " ", permalink: /x }]\n'),
  },
  { rule: 'front-matter/value', what: 'a heading level', files: doc('toc_max_heading_level: 7\n') },
  { rule: 'front-matter/value', what: 'a list for a text', files: doc('description: [а, б]\n') },
  { rule: 'front-matter/value', what: 'a text for tags', files: post('tags: новости\n') },
  { rule: 'front-matter/value', what: 'an unknown format', files: doc('mdx: { format: html }\n') },
  {
    rule: 'front-matter/value',
    what: 'an address that runs code',
    files: doc('custom_edit_url: "javascript:x"\n'),
  },
  { rule: 'front-matter/value', what: 'a date in words', files: post('date: 1 августа\n') },
  { rule: 'front-matter/value', what: 'a day that does not exist', files: post('date: 2024-02-31\n') },
  {
    rule: 'front-matter/value',
    what: 'a day in Russian order',
    files: doc('last_update: { date: 21.07.2025 }\n'),
  },
  { rule: 'front-matter/syntax', what: 'a field too far right', files: doc('description: Текст\n  id: x\n') },
  {
    rule: 'front-matter/syntax',
    what: 'a title too far right',
    files: { 'docs/x.md': '---\n title: Т\nid: x\n---\n\nТ.\n' },
  },
  { rule: 'front-matter/syntax', what: 'an item too far left', files: doc('keywords:\n  - один\n - два\n') },
  { rule: 'yaml/list', what: 'an item too far right', files: doc('keywords:\n  - один\n   - два\n') },
  { rule: 'yaml/list', what: 'two items in a line', files: post('tags:\n  - news - beta\n') },
  { rule: 'yaml/list', what: 'items after a text', files: doc('description: Список\n  - один\n') },
  { rule: 'front-matter/value', what: 'an empty last update', files: doc('last_update: {}\n') },
  { rule: 'front-matter/field', what: 'a slip of the pen', files: doc('sidebar_postion: 3\n') },
  {
    rule: 'front-matter/draft',
    what: 'a draft that is unlisted',
    files: doc('draft: true\nunlisted: true\n'),
  },
  { rule: 'front-matter/pagination', what: 'an unknown neighbour', files: doc('pagination_next: into\n') },
  {
    rule: 'front-matter/displayed_sidebar',
    what: 'an unknown sidebar',
    files: doc('displayed_sidebar: tutorialSidebr\n'),
  },
]

const files: Malformed[] = [
  { rule: 'content/empty', what: 'an empty file', files: { 'docs/x.md': '' } },
  { rule: 'content/character', what: 'a control', files: text('Пауза\u001b') },
  {
    rule: 'content/encoding',
    what: 'Windows-1251',
    files: { 'docs/x.md': Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]) },
  },
  { rule: 'content/large', what: 'a text of more than a megabyte', files: text('Т'.repeat(600_000)) },
  { rule: 'content/name', what: 'a colon', files: { 'docs/урок:начало.md': 'Т.\n' } },
  { rule: 'content/name', what: 'a sign of no width', files: { 'docs/уро\u200bк.md': 'Т.\n' } },
  { rule: 'content/name', what: 'a no-break space', files: { 'docs/папка\u00a01/x.md': 'Т.\n' } },
  { rule: 'content/name', what: 'a blank at the end', files: { 'docs/урок .md': 'Т.\n' } },
  { rule: 'content/name', what: 'a folder with a blank', files: { 'docs/папка /x.md': 'Т.\n' } },
  { rule: 'content/not-a-file', what: 'a link', files: { 'docs/x.md': { link: 'intro.md' } } },
  { rule: 'docs/duplicate-id', what: 'one id', files: doc('id: intro\nslug: other\n') },
  { rule: 'routes/duplicate', what: 'one address for docs', files: doc('slug: /intro\n') },
  { rule: 'routes/duplicate', what: 'one address for posts', files: post('slug: hello\n') },
  {
    rule: 'routes/duplicate',
    what: 'an address of the site itself',
    files: { 'pages/search.md': '---\ntitle: Поиск\n---\n\nТекст.\n' },
  },
  { rule: 'routes/unsafe', what: 'the address of a feed', files: post('slug: rss.xml\n') },
  { rule: 'routes/unsafe', what: 'the name of a file', files: doc('slug: /a.html\n') },
  {
    rule: 'blog/date',
    what: 'no date',
    files: { 'blog/x.md': '---\ntitle: Т\n---\n\nТ.\n\n<!-- truncate -->\n' },
  },
  {
    rule: 'blog/date',
    what: 'a month that does not exist',
    files: { 'blog/2024-13-01-x.md': '---\ntitle: Т\n---\n\nТ.\n\n<!-- truncate -->\n' },
  },
  {
    rule: 'blog/future',
    what: 'a day to come in the name',
    files: { 'blog/2999-02-03-x.md': '---\ntitle: Т\n---\n\nТ.\n\n<!-- truncate -->\n' },
  },
  { rule: 'blog/future', what: 'a day to come in the field', files: post('date: 2999-02-03\n') },
  { rule: 'blog/untruncated', what: 'no truncate marker', files: post('', 'Текст.') },
  {
    rule: 'partial/front-matter',
    what: 'fields of a partial',
    files: {
      ...mdx('import Part from "./_part.mdx"\n\n<Part />'),
      'docs/_part.mdx': '---\ntitle: Т\n---\n\nТ.\n',
    },
  },
  { rule: 'category/value', what: 'a word for a number', files: category('{ "position": "первый" }') },
  { rule: 'category/value', what: 'an unknown link', files: category('{ "link": { "type": "page" } }') },
  { rule: 'category/value', what: 'a list', files: category('["API"]') },
  { rule: 'category/field', what: 'a slip of the pen', files: category('{ "lable": "API" }') },
  { rule: 'category/field', what: 'a field of its own', files: category('{ "icon": "star" }') },
  {
    rule: 'category/link',
    what: 'a doc that does not exist',
    files: category('{ "link": { "type": "doc", "id": "event" } }'),
  },
  {
    rule: 'category/repeated',
    what: 'two category files',
    files: { 'docs/api/_category_.yml': 'label: API\n' },
  },
  { rule: 'yaml/syntax', what: 'an open bracket', files: category('{ "label": "API"') },
  { rule: 'yaml/syntax', what: 'a tab in authors', files: authors('\tanna:\n') },
]

const people: Malformed[] = [
  { rule: 'authors/unknown', what: 'a slip of the pen', files: post('authors: [plattform]\n') },
  { rule: 'authors/unknown', what: 'nobody near', files: post('authors: иван\n') },
  { rule: 'authors/repeated', what: 'one author twice', files: post('authors: [platform, platform]\n') },
  { rule: 'authors/inline', what: 'written out', files: post('authors: { name: Анна }\n') },
  { rule: 'authors/mixed', what: 'both spellings', files: post('author: Анна\nauthors: [platform]\n') },
  { rule: 'authors/name', what: 'no name', files: authors('anna:\n  title: Редактор\n') },
  { rule: 'authors/value', what: 'a list of authors', files: { 'blog/authors.yml': '- name: Команда\n' } },
  { rule: 'authors/value', what: 'a text for an author', files: authors('anna: Анна\n') },
  {
    rule: 'authors/value',
    what: 'an address that runs code',
    files: authors('anna:\n  name: Анна\n  url: "javascript:x"\n'),
  },
  {
    rule: 'authors/field',
    what: 'a slip of the pen',
    files: authors('anna:\n  name: Анна\n  titel: Редактор\n'),
  },
  {
    rule: 'authors/value',
    what: 'an unknown network',
    files: authors('anna:\n  name: Анна\n  socials: { сеть: anna }\n'),
  },
  {
    rule: 'authors/duplicate',
    what: 'one address',
    files: authors('anna:\n  name: Анна\n  page: { permalink: /platform }\n'),
  },
  { rule: 'tags/unknown', what: 'a slip of the pen', files: post('tags: [newz]\n') },
  { rule: 'tags/empty', what: 'signs only', files: post('tags: ["!!!"]\n') },
  { rule: 'tags/value', what: 'a list for a label', files: tags('api:\n  label: [API]\n') },
  { rule: 'tags/value', what: 'an empty label', files: tags('api:\n  label: ""\n') },
  { rule: 'tags/value', what: 'an empty address', files: tags('api:\n  permalink: ""\n') },
  { rule: 'tags/value', what: 'a text for the file', files: { 'blog/tags.yml': 'news\n' } },
  { rule: 'tags/field', what: 'a slip of the pen', files: tags('api:\n  lable: API\n') },
  { rule: 'tags/duplicate', what: 'one address', files: tags('api:\n  label: API\n  permalink: /news\n') },
]

const links: Malformed[] = [
  { rule: 'links/page', what: 'a page that does not exist', files: text('[х](/docs/intr/)') },
  { rule: 'links/file', what: 'a file that does not exist', files: text('[х](./api/event.md)') },
  { rule: 'links/asset', what: 'a site without https://', files: text('[х](www.ya.ru)') },
  { rule: 'links/page', what: 'a site without a colon', files: text('[х](http//ya.ru/doc)') },
  { rule: 'links/page', what: 'a site with one slash', files: text('[х](https:/ya.ru)') },
  {
    rule: 'links/anchor',
    what: 'one of many',
    files: text(
      `[х](#совсем-другой)\n\n${Array.from({ length: 12 }, (_, i) => `## А {#part-${i}}`).join('\n\n')}`,
    ),
  },
  { rule: 'links/anchor', what: 'an anchor of another page', files: text('[х](./api/events.md#comand)') },
  { rule: 'links/anchor', what: 'an anchor of this page', files: text('[х](#начало)') },
  { rule: 'links/asset', what: 'a picture that does not exist', files: text('![х](./api/shot.jpg)') },
  { rule: 'links/asset', what: 'a download that does not exist', files: text('[х](./архив.zip)') },
  { rule: 'links/asset', what: 'a picture of a field', files: doc('image: ./api/shots.png\n') },
  { rule: 'links/empty', what: 'no address', files: text('[х]()') },
  { rule: 'links/scheme', what: 'an address that runs code', files: text('[х](javascript:alert(1))') },
  {
    rule: 'links/unknown-scheme',
    what: 'addresses of an application',
    files: text('[х](sdns://a) [х](sdns://b)'),
  },
  { rule: 'links/scheme', what: 'a picture in the text', files: text('![х](data:image/png;base64,AA)') },
  {
    rule: 'images/broken',
    what: 'an empty picture',
    files: { ...text('![х](./api/shot.png)'), 'docs/api/shot.png': '' },
  },
  {
    rule: 'images/large',
    what: 'a picture as a camera makes it',
    files: {
      ...text('![х](./api/shot.png)'),
      'docs/api/shot.png': Buffer.concat([picture, Buffer.alloc(12_000_000)]),
    },
  },
  {
    rule: 'svg/broken',
    what: 'half a drawing',
    files: drawing('<svg xmlns="http://www.w3.org/2000/svg"><path'),
  },
  {
    rule: 'svg/unsafe',
    what: 'a script',
    files: drawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>x()</script></svg>'),
  },
]

const markdown: Malformed[] = [
  { rule: 'markdown/bounds', what: 'quotes in quotes', files: text(`${'> '.repeat(101)}Т`) },
  { rule: 'markdown/bounds', what: 'tags in tags', files: mdx(`${'<b>'.repeat(101)}Т${'</b>'.repeat(101)}`) },
  { rule: 'markdown/bounds', what: 'quotes without end', files: text(`${'> '.repeat(10_000)}Т`) },
  { rule: 'html/nesting', what: 'a cell without a row', files: mdx('<table><td>А</td></table>') },
  { rule: 'html/nesting', what: 'a block in a line', files: mdx('Слова <div>блок</div> слова') },
  {
    rule: 'html/nesting',
    what: 'a link in a link',
    files: mdx('[а <a href="/docs/intro">б</a>](/docs/intro)'),
  },
  { rule: 'html/tag', what: 'a form', files: text('<form action="https://example.com"></form>') },
  { rule: 'html/blocked', what: 'a frame', files: text('Т <iframe src="https://a.ru/x"></iframe>') },
  { rule: 'html/blocked', what: 'a frame of this site', files: mdx('<iframe src="/demo/" />') },
  { rule: 'html/blocked', what: 'a script', files: mdx('<script src="https://a.ru/x.js" />') },
  { rule: 'html/blocked', what: 'styles', files: mdx('<style>{`b { color: red }`}</style>') },
  { rule: 'html/blocked', what: 'a form', files: mdx('<form action="https://a.ru/"></form>') },
  { rule: 'html/blocked', what: 'an object', files: mdx('<object data="./api/shot.png" />') },
  { rule: 'html/blocked', what: 'a picture', files: text('![х](http://a.ru/x.png)') },
  { rule: 'html/head', what: 'styles', files: text('<head><style>b{}</style></head>') },
  { rule: 'html/attribute', what: 'a handler', files: text('<b onclick="x()">х</b>') },
  { rule: 'markdown/formula', what: 'half of a formula', files: text('Пусть $\\frac{a$ и') },
  { rule: 'markdown/diagram', what: 'another kind', files: text('```mermaid\ngantt\n  title План\n```') },
  { rule: 'markdown/diagram', what: 'a lost word', files: text('```mermaid\ngraph\nA@{x}-->B\n```') },
  { rule: 'markdown/heading-id', what: 'a brace', files: text('## Текст {#a\\{b}') },
  { rule: 'markdown/heading-id', what: 'a brace in MDX', files: mdx('## Текст {#a\\{b}') },
  {
    rule: 'markdown/link',
    what: 'a misspelt name of an address',
    files: text('[текст][адерс]\n\n[адрес]: /docs/intro'),
  },
  {
    rule: 'markdown/leftover',
    what: 'a misspelt footnote',
    files: text('Слово[^снсока].\n\n[^сноска]: Текст.'),
  },
  { rule: 'markdown/heading-id', what: 'one anchor', files: text('## А {#a}\n\n## Б {#a}') },
  { rule: 'markdown/directive', what: 'a slip of the pen', files: text(':::warnig\n\nТ\n\n:::') },
  { rule: 'markdown/directive', what: 'steps without a list', files: text(':::steps\n\nТ\n\n:::') },
  { rule: 'markdown/directive', what: 'a space', files: text('::: note\n\nТ') },
  { rule: 'markdown/unclosed', what: 'no end', files: text(':::note\n\nТ') },
  { rule: 'markdown/unclosed', what: 'no start', files: text('Т\n\n:::') },
  { rule: 'markdown/unclosed', what: 'code without an end', files: text('```js\nа()\n\n## Дальше {#next}') },
  {
    rule: 'markdown/unclosed',
    what: 'code up to the next code',
    files: text('```js\nа()\n\nТ\n\n```js\nб()\n```'),
  },
  {
    rule: 'markdown/unclosed',
    what: 'a fence longer than a regular expression',
    files: text('~'.repeat(200_000)),
  },
  { rule: 'markdown/unclosed', what: 'code in a list', files: text('- ~~~\n  а()\n\nТ') },
  { rule: 'markdown/link', what: 'a blank in the address', files: text('Это [х](путь с пробелом.md).') },
  { rule: 'markdown/link', what: 'a picture with a blank', files: text('![х](./мой снимок.png)') },
  { rule: 'markdown/link', what: 'a blank before the address', files: text('Это [**х**] (./intro.md).') },
  { rule: 'markdown/link', what: 'an open parenthesis', files: text('Это [х](./intro.md и дальше') },
  { rule: 'markdown/link', what: 'half of the brackets', files: text('Это х](./intro.md)') },
  { rule: 'markdown/leftover', what: 'a footnote that is not there', files: text('Так[^1] и [^a-z]+.') },
  { rule: 'markdown/leftover', what: 'a colon in the emphasis', files: text('**Важно:**сохраните') },
  { rule: 'markdown/leftover', what: 'a quotation', files: text('Слово**«Текст»** и __имя__поле') },
  { rule: 'markdown/leftover', what: 'a link in it', files: text('~~Было [х](./intro.md):~~стало') },
  { rule: 'markdown/leftover', what: 'an entity with a slip', files: text('Ждать 5&nbps;с — AT&T; &nbsp;') },
  {
    rule: 'markdown/unclosed',
    what: 'a formula',
    files: text('Раз\n\n$$\na^2 + b^2\n\nДва\n'),
  },
  { rule: 'markdown/leftover', what: 'one sign', files: text('*Важно:*сохраните') },
  {
    rule: 'markdown/leftover',
    what: 'half of an emphasis',
    files: text('**Важно: сохраните\n\nВажно:** да'),
  },
  { rule: 'markdown/leftover', what: 'blanks inside', files: text('** Важно ** и **да **нет') },
  { rule: 'markdown/leftover', what: 'half of code', files: text('Вызов `код и дальше') },
  { rule: 'markdown/leftover', what: 'a heading', files: text('##Заголовок') },
  { rule: 'markdown/leftover', what: 'a table', files: text('| а | б |\n|---|\n| 1 | 2 |') },
  { rule: 'markdown/leftover', what: 'a table without its second line', files: text('| а | б |\n| 1 | 2 |') },
  { rule: 'markdown/leftover', what: 'a list', files: text('Шаги:\n-раз\n-два\n\n1.«Три»\n2.четыре') },
  { rule: 'markdown/leftover', what: 'tasks', files: text('- [х] да\n- [] нет\n- [x]да\n- [ ] так') },
  { rule: 'markdown/leftover', what: 'an anchor in a heading', files: text('## А {#a} б\n\n## Б {#b} ##') },
  { rule: 'markdown/leftover', what: 'a seventh level', files: text('####### Заголовок') },
  {
    rule: 'markdown/leftover',
    what: 'boxes of GitHub and MkDocs',
    files: text('> [!NOTE]\n> Текст.\n\n!!! note "Имя"\n    Текст.\n\n??? tip\n    Текст.'),
  },
  {
    rule: 'markdown/leftover',
    what: 'attributes',
    files: text(
      '![х](./api/shot.png){width=300} и [х](./intro.md){: .big target="_blank" }, {x} и {a=1}\n\n## Раздел {.big}\n\n## **Б** {#b}',
    ),
  },
  {
    rule: 'markdown/leftover',
    what: 'lists of definitions',
    files: text('Слово\n: значение\n\n*[HTML]: язык\n\nВремя : 5'),
  },
  {
    rule: 'markdown/leftover',
    what: 'marks of wikis',
    files: text('==Важно== и a==b==c, [[Начало]], [[Начало|имя]] и a[[х]]'),
  },
  {
    rule: 'markdown/leftover',
    what: 'HTML without quotes',
    files: text('<a href=./intro.md>х</a> и 5<6 = 7/8>\n\n<img src=./api/shot.png alt=х>'),
  },
  { rule: 'markdown/empty', what: 'a heading and a link', files: text('##\n\n## {#b}\n\n[](./intro.md)') },
  {
    rule: 'markdown/empty',
    what: 'cells without a column',
    files: text('| а | б |\n| --- | --- |\n| `х|у` | 2 |\n| 1 | 2 | |'),
  },
  {
    rule: 'images/broken',
    what: 'what is no picture',
    files: { ...text('![х](./a.mp4) ![х](./) ![х](./a.pdf)'), 'docs/a.mp4': 'a', 'docs/a.pdf': 'a' },
  },
  {
    rule: 'images/broken',
    what: 'a size of zero',
    files: { ...text('![х](./a.avif)'), 'docs/a.avif': 'not a picture' },
  },
  { rule: 'markdown/link', what: 'a telephone', files: text('[х](tel:+7 (999) 12-3)') },
  { rule: 'markdown/link', what: 'a size', files: text('![х](./api/shot.png =100x200)') },
  { rule: 'links/file', what: 'a partial', files: { ...text('[х](./_a.md)'), 'docs/_a.md': 'Т.\n' } },
  { rule: 'links/page', what: 'a page to edit it', files: doc('custom_edit_url: y\n') },
  { rule: 'routes/duplicate', what: 'capitals', files: { ...doc('slug: /INTRO\n') } },
  {
    rule: 'mdx/component',
    what: 'no props',
    files: mdx('<Card title="А" />\n\n<Card {...props} />\n\n<ButtonLink>х</ButtonLink>'),
  },
  { rule: 'markdown/leftover', what: 'a comment', files: text('Т <!-- не закрыт') },
  { rule: 'markdown/leftover', what: 'a footnote of Pandoc', files: text('Слово^[текст сноски] и x^[a-z]+') },
  {
    rule: 'markdown/leftover',
    what: 'Markdown in HTML',
    files: text(
      '<details><summary>Ещё</summary>\n**да**\n- [х](./intro.md)\n</details>\n\n<table><tr><td>`а`</td></tr></table>',
    ),
  },
  { rule: 'markdown/unclosed', what: 'a comment', files: text('<!-- не закрыт\n\nПропадёт.') },
  { rule: 'markdown/link', what: 'brackets the other way round', files: text('См. (начало)[./intro.md].') },
  { rule: 'markdown/leftover', what: 'in .mdx', files: mdx('**Важно:**сохраните[^1]') },
  { rule: 'markdown/unused', what: 'a footnote', files: text('Т\n\n[^1]: Никто.') },
  { rule: 'markdown/unused', what: 'an address', files: text('Т\n\n[х]: ./intro.md') },
  {
    rule: 'markdown/unused',
    what: 'a name twice',
    files: text('[х]\n\n[х]: ./intro.md\n[Х]: ./api/events.md\n[//]: # (заметка)'),
  },
  { rule: 'markdown/link', what: 'an open title', files: text('Это [х](./intro.md "Начало).') },
  { rule: 'markdown/link', what: 'an unknown name', files: text('Это [`х`][nothing].') },
  {
    rule: 'markdown/link',
    what: 'a slip in a name',
    files: text('Это [х][nothng].\n\n[nothing]: ./intro.md'),
  },
  {
    rule: 'markdown/nesting',
    what: 'as many colons inside',
    files: text(':::note\n\n:::tip\n\nТ\n\n:::\n\n:::'),
  },
  { rule: 'markdown/tabs', what: 'a tab alone', files: text(':::tab[А]\n\nТ\n\n:::') },
  { rule: 'markdown/tabs', what: 'no tabs', files: text('::::tabs\n\nТ\n\n::::') },
  {
    rule: 'markdown/tabs',
    what: 'text between tabs',
    files: text('::::tabs\n\n:::tab[А]\n\nТ\n\n:::\n\nЛишнее\n\n::::'),
  },
  { rule: 'markdown/tabs', what: 'no name', files: text('::::tabs\n\n:::tab\n\nТ\n\n:::\n\n::::') },
  {
    rule: 'markdown/tabs',
    what: 'one name',
    files: text('::::tabs\n\n:::tab[А]\n\nТ\n\n:::\n\n:::tab[А]\n\nТ\n\n:::\n\n::::'),
  },
  {
    rule: 'markdown/tabs',
    what: 'one value in MDX',
    files: mdx('<Tabs>\n<TabItem value="a">Т</TabItem>\n<TabItem value="a">Т</TabItem>\n</Tabs>'),
  },
  {
    rule: 'markdown/tabs',
    what: 'no value in MDX',
    files: mdx('<Tabs>\n<TabItem label="А">Т</TabItem>\n</Tabs>'),
  },
  { rule: 'code/meta', what: 'an open title', files: code('js title="a.js') },
  { rule: 'code/meta', what: 'a title without quotes', files: code('js title=a.js') },
  { rule: 'code/meta', what: 'words for lines', files: code('js {первая}') },
  { rule: 'code/meta', what: 'a line that does not exist', files: code('js {9}') },
  { rule: 'code/meta', what: 'a word for a line number', files: code('js showLineNumbers=да') },
  { rule: 'code/meta', what: 'code to run', files: code('jsx live') },
  { rule: 'code/language', what: 'a slip of the pen', files: code('cshrap') },
]

const components: Malformed[] = [
  {
    rule: 'front-matter/field',
    what: 'networks of an author',
    files: post('author: Она\nauthorTwitter: she\nauthorFBID: 1\n'),
  },
  { rule: 'mdx/syntax', what: 'an address in angle brackets', files: mdx('Сайт <https://a.ru> тут') },
  { rule: 'mdx/syntax', what: 'a constant of its own', files: mdx('import a from "react"\nconst x = 1') },
  { rule: 'mdx/syntax', what: 'one name twice', files: mdx('export const x = 1\nexport const x = 2') },
  { rule: 'mdx/import', what: 'a loader', files: mdx('import x from "!!raw-loader!./a.css"') },
  { rule: 'mdx/syntax', what: 'styles of HTML', files: mdx('<b style="font-weight: 400; color: red">Т</b>') },
  { rule: 'mdx/syntax', what: 'an open tag', files: mdx('<Tabs>\n\nТ') },
  { rule: 'mdx/syntax', what: 'a tag closed in another paragraph', files: mdx('а <b>т\n\nт</b>') },
  { rule: 'mdx/syntax', what: 'an open brace', files: mdx('Пауза {10 с') },
  { rule: 'mdx/syntax', what: 'words in braces', files: mdx('Пауза {10 секунд}') },
  { rule: 'mdx/syntax', what: 'a sign that opens no tag', files: mdx('Пауза <10 с') },
  { rule: 'mdx/syntax', what: 'a closing tag alone', files: mdx('Т </b>') },
  { rule: 'mdx/syntax', what: 'an attribute without a quote', files: mdx('<Card title="А>Т</Card>') },
  { rule: 'mdx/syntax', what: 'an attribute without a value', files: mdx('<Card title=>Т</Card>') },
  { rule: 'mdx/syntax', what: 'an end of the file in a tag', files: mdx('<Card title') },
  { rule: 'mdx/syntax', what: 'half an import', files: mdx('import Part from') },
  {
    rule: 'links/asset',
    what: 'pictures of authors that are not there',
    files: {
      ...authors('  image_url: ./img/платформа.png\nother:\n  name: Кто\n  imageURL: /img/nope.png\n'),
      ...post('author: Она\nauthorTitle: Т\nauthorImageURL: ./she.png\n'),
    },
  },
  {
    rule: 'mdx/registry',
    what: 'a list of components that only a run would make',
    files: {
      'src/theme/MDXComponents.js':
        "import own from '@theme-original/MDXComponents'\n\nexport default withTerms(own)\n",
    },
  },
  {
    rule: 'mdx/component',
    what: 'such a list where texts need it',
    files: {
      ...mdx('<Highlight>а</Highlight> <Term />'),
      'docs/second.mdx': '<Term />\n',
      'src/theme/MDXComponents.js':
        "import own from '@theme-original/MDXComponents'\n\nexport default { ...own, ...makeTerms() }\n",
    },
  },
  {
    rule: 'mdx/module',
    what: 'a list of components that is no code',
    files: {
      ...mdx('<Term /> <Term />'),
      'src/theme/MDXComponents.tsx':
        "import own from '@theme-original/MDXComponents'\n\nexport default { ...own, Term: }\n",
    },
  },
  {
    rule: 'mdx/import',
    what: 'wrong imports of components for all texts',
    files: {
      ...mdx('<Term /> <Badge /> <Icon /> <Tip /> <Named /> <Broken /> <Own />'),
      'docs/second.mdx': '<Term /> <Badge /> <Icon /> <Tip /> <Named /> <Broken /> <Own />\n',
      'src/Named.jsx': 'export const Nmaed = () => null\nexport const Unused = 1\n',
      'src/Broken.jsx': 'export default function Broken( {\n',
      'src/theme/MDXComponents.jsx': [
        "import React from 'react'",
        "import own from '@theme-original/MDXComponents'",
        "import Term from '@site/src/components/Term'",
        "import Badge from '../Badge'",
        "import { Icon } from '@iconify/react'",
        "import Tip from '@theme/Tooltip'",
        "import { Unused, Named } from '../Named'",
        "import Broken from '../Broken'",
        "import { none } from './none'",
        '',
        'const Own = () => <b>{none}</b>',
        '',
        'export default { ...own, Term, Badge, Icon, Tip, Named, Broken, Own }',
        '',
      ].join('\n'),
    },
  },
  {
    rule: 'mdx/registry',
    what: 'elements for all texts',
    files: {
      ...mdx('<Term>а</Term>'),
      'src/term.jsx': 'export default () => null\n',
      'src/theme/MDXComponents/index.js':
        "import own from '@theme-original/MDXComponents'\nimport Term from '../../term'\nexport default { ...own, Term, a: Term, h2: Term }\n",
    },
  },
  {
    rule: 'mdx/import',
    what: 'components of the theme',
    files: mdx('import MDXComponents from "@theme/MDXComponents"\n\n{typeof MDXComponents}'),
  },
  {
    rule: 'mdx/import',
    what: 'names that modules do not have, in one text and in a module',
    files: {
      ...mdx(
        [
          "import { Redirect, useLocation } from '@docusaurus/router'",
          "import { ThemeClassNames, useColourMode } from '@docusaurus/theme-common'",
          "import { useDoc } from '@docusaurus/plugin-content-docs/client'",
          "import Box, { Lid } from './box'",
          "import { nope } from './data.json'",
          "import Part, { size, toc as ofPart } from './_part.mdx'",
          "export { Tabs } from '@theme/Tabs'",
          '\n<Part />',
        ].join('\n'),
      ),
      'docs/box.jsx': "import { weight } from './sizes'\nexport const Lid = () => weight\n",
      'docs/sizes.ts': 'export const wait: number = 1\n',
      'docs/data.json': '{ "name": "Имя" }\n',
      'docs/_part.mdx': 'export const width = 1\n\nТекст.\n',
    },
  },
  {
    rule: 'mdx/import',
    what: 'code that is asked for while it runs',
    files: mdx(
      "{require('!!raw-loader!./a.txt')} {require('left-pad')}\n\nexport const A = () => import('./nope')",
    ),
  },
  {
    rule: 'mdx/import',
    what: 'files that are no modules',
    files: {
      ...mdx(
        "import a from './a.txt'\nimport './a.scss'\nimport fs from 'fs'\nimport x from 'react/nope'\n\n{a + fs + x}",
      ),
      'docs/a.txt': 'а',
      'docs/a.scss': '',
    },
  },
  {
    rule: 'mdx/import',
    what: 'styles that are broken, or name what is not there',
    files: {
      ...mdx("import './a.css'\nimport './b.css'"),
      'docs/a.css': '.x { color: red; }}\n',
      'docs/b.css':
        '@import "./nope.css";\n.x {\n  background: url(nope.png) url("data:image/gif;base64,R0") url(#a);\n}\n',
    },
  },
  {
    rule: 'mdx/module',
    what: 'a module for Node.js, and JSON that is not one',
    files: {
      ...mdx("import A from './a'\nimport b from './b.json'\n\n<A b={b} />"),
      'docs/a.js': 'module.exports = () => null\n',
      'docs/b.json': '{ "a": 1, }\n',
    },
  },
  { rule: 'mdx/syntax', what: 'an object in a text', files: mdx('Имя {{ name: 1 }}.') },
  { rule: 'mdx/syntax', what: 'words in an element that has none', files: mdx('Строка <br>и ещё</br>') },
  {
    rule: 'mdx/import',
    what: 'settings of Docusaurus',
    files: mdx('import a from "@generated/docusaurus.config"\n\n{a.title}'),
  },
  {
    rule: 'translations/message',
    what: 'a number for a translation',
    files: { 'i18n/ru/code.json': '{\n  "a": { "message": 1 }\n}\n' },
  },
  { rule: 'mdx/name', what: 'a word in braces', files: mdx('Версия {version}.') },
  { rule: 'mdx/name', what: 'a name that only browsers have', files: mdx('Окно {window.innerWidth}.') },
  { rule: 'mdx/name', what: 'what only Docusaurus gives', files: mdx('Адрес {metadata.permalink}.') },
  {
    rule: 'mdx/name',
    what: 'a slip of the pen',
    files: mdx('export const fps = 60\n\n<Card to="/docs/intro" title={`${fsp} кадров`}>Т</Card>'),
  },
  { rule: 'mdx/component', what: 'a slip of the pen', files: mdx('<Crads />') },
  { rule: 'mdx/component', what: 'an unknown component', files: mdx('<VideoPlayer />') },
  {
    rule: 'mdx/import',
    what: 'a module of Docusaurus',
    files: mdx('import Tabs from "@theme/Tab"\n\n<Tabs />'),
  },
  { rule: 'mdx/import', what: 'a package', files: mdx('import X from "left-pad"\n\n<X />') },
  { rule: 'mdx/import', what: 'a file', files: mdx('import X from "./_part.mdx"\n\n<X />') },
  {
    rule: 'mdx/import',
    what: 'a module of an author',
    files: {
      ...mdx('import X from "@site/X"\n\n<X />'),
      'X.tsx': "import Tabs from '@theme/Tab'\nexport default Tabs\n",
    },
  },
  {
    rule: 'mdx/module',
    what: 'a module that is no code',
    files: { ...mdx('import X from "@site/X"\n\n<X />'), 'X.jsx': 'export default function X( {\n' },
  },
]

const menus: Malformed[] = [
  { rule: 'sidebars/syntax', what: 'half a file', files: sidebars('module.exports = {') },
  { rule: 'sidebars/syntax', what: 'code that fails', files: sidebars('throw new Error("нет файла")') },
  { rule: 'sidebars/syntax', what: 'code that ends the program', files: sidebars('process.exit(0)') },
  {
    rule: 'sidebars/syntax',
    what: 'a menu in itself',
    files: sidebars(
      "const a = { type: 'category', label: 'А', items: [] }\na.items.push(a)\nmodule.exports = { a: [a] }",
    ),
  },
  { rule: 'sidebars/doc', what: 'a slip of the pen', files: sidebars("module.exports = { a: ['into'] }") },
  {
    rule: 'links/page',
    what: 'an address in a menu',
    files: sidebars(
      "module.exports = {\n  a: ['intro', 'api/events', { type: 'link', label: 'Ошибки', href: '/errors' }],\n}",
    ),
  },
  { rule: 'sidebars/items', what: 'a word for a list', files: sidebars("module.exports = { a: 'intro' }") },
  { rule: 'sidebars/item', what: 'a number', files: sidebars('module.exports = { a: [1] }') },
  {
    rule: 'sidebars/item',
    what: 'no address, no name, no folder',
    files: sidebars(
      "module.exports = { a: ['intro', { type: 'link', label: 'А' }, { type: 'category', label: 5, items: ['intro'] }, { type: 'html' }, { type: 'autogenerated' }] }",
    ),
  },
  {
    rule: 'sidebars/type',
    what: 'an unknown type',
    files: sidebars("module.exports = { a: [{ type: 'page' }] }"),
  },
  {
    rule: 'sidebars/folder',
    what: 'a folder without pages',
    files: sidebars("module.exports = { a: [{ type: 'autogenerated', dirName: 'apis' }] }"),
  },
  {
    rule: 'sidebars/empty',
    what: 'a category without pages',
    files: sidebars("module.exports = { a: [{ type: 'category', label: 'API', items: [] }] }"),
  },
]

const versions = (list: string, more: Tree = {}): Tree => ({
  'versions.json': list,
  'versioned_docs/version-1.0/intro.md': '---\ntitle: Начало\n---\n\nТекст.\n',
  ...more,
})

const released: Malformed[] = [
  {
    rule: 'routes/duplicate',
    what: 'two categories with one slug',
    files: Object.fromEntries(
      ['api', 'guides'].flatMap((folder) => [
        [`docs/${folder}/a.md`, '---\ntitle: А\n---\n\nТекст.\n'],
        [`docs/${folder}/_category_.json`, '{\n  "link": { "type": "generated-index", "slug": "/all" }\n}\n'],
      ]),
    ),
  },
  { rule: 'versions/list', what: 'names as keys', files: versions('{ "1.0": true }\n') },
  { rule: 'yaml/syntax', what: 'an open list of versions', files: versions('["1.0",\n') },
  { rule: 'versions/name', what: 'a number', files: versions('[1]\n') },
  { rule: 'versions/name', what: 'a version twice', files: versions('["1.0", "1.0"]\n') },
  { rule: 'versions/name', what: 'a path', files: versions('["1.0", "../docs"]\n') },
  { rule: 'versions/name', what: 'nothing', files: versions('["1.0", " "]\n') },
  {
    rule: 'versions/folder',
    what: 'a version without a folder',
    files: versions('[\n  "2.0",\n  "1.0"\n]\n'),
  },
  { rule: 'versions/unlisted', what: 'a folder without a version', files: versions('[]\n') },
  {
    rule: 'versions/unlisted',
    what: 'a sidebar without a version',
    files: versions('["1.0"]\n', { 'versioned_sidebars/version-2.0-sidebars.json': '{}\n' }),
  },
  {
    rule: 'sidebars/doc',
    what: 'a page that the version does not have',
    files: versions('["1.0"]\n', {
      'versioned_sidebars/version-1.0-sidebars.json': '{\n  "tutorialSidebar": ["intro", "api/events"]\n}\n',
    }),
  },
  {
    rule: 'links/file',
    what: 'a file of another version',
    files: versions('["1.0"]\n', {
      'versioned_docs/version-1.0/a.md': 'Вступление.\n\n[События](./api/events.md)\n',
    }),
  },
]

const other = '---\ntitle: Т\nredirect_from: /docs/old/\n---\n\nТекст.\n'
const moved: Malformed[] = [
  {
    rule: 'links/moved',
    what: 'an old address',
    files: { 'docs/a.md': other, ...text('[x](/docs/old/#a)') },
  },
  { rule: 'front-matter/value', what: 'old addresses as fields', files: doc('redirect_from: { a: /b/ }\n') },
  {
    rule: 'redirects/address',
    what: 'addresses that no page can have had',
    files: doc('redirect_from:\n  - https://example.com/docs/old/\n  - old.md\n  - /a?b=1\n  - /../x\n'),
  },
  { rule: 'redirects/taken', what: 'the page itself', files: doc('redirect_from: /docs/x\n') },
  { rule: 'redirects/taken', what: 'another page', files: doc('redirect_from: [/a/, /docs/api/events]\n') },
  { rule: 'redirects/taken', what: 'a page of the site', files: doc('redirect_from: /blog/\n') },
  {
    rule: 'redirects/taken',
    what: 'one address for two pages',
    files: { 'docs/a.md': other, ...doc('redirect_from: /docs/old/\n') },
  },
  {
    rule: 'redirects/taken',
    what: 'a file of the folder static',
    files: { 'static/demo/index.html': '<p>Демо</p>', ...doc('redirect_from: /demo/\n') },
  },
  {
    rule: 'redirects/taken',
    what: 'pages that lead to each other',
    files: {
      'docs/a.md': '---\ntitle: А\nredirect_from: /docs/x/\n---\n\nТекст.\n',
      ...doc('redirect_from: /docs/a/\n'),
    },
  },
]

export const malformed: Malformed[] = [
  ...frontMatter,
  ...files,
  ...people,
  ...links,
  ...markdown,
  ...components,
  ...menus,
  ...released,
  ...moved,
]
