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
  'docs/intro.md':
    '---\ntitle: &name Начало # да\nsidebar_position: 1 #первая\nmy_own: *name\n---\n\nТекст.\n\n## Роли {#roles}\n\nТекст.\n',
  'docs/api/events.md': '---\ntitle: События\n---\n\nТекст.\n\n## Команда {#command}\n\nТекст.\n',
  'docs/api/_category_.json': '{ "label": "API", "position": 2 }\n',
  'docs/api/shot.png': picture,
  'blog/2024-01-01-hello.md':
    '---\ntitle: Привет\nslug: hello\nauthors: [platform]\ntags: [news]\n---\n\nТекст.\n\n<!-- truncate -->\n',
  'blog/2024-01-02-folder/index.md':
    '---\ntitle: Папка\ntags: []\n---\n\n![Снимок](./a.png)\n\n<!-- truncate -->\n',
  'blog/2024-01-02-folder/a.png': picture,
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
const menu = (items: string): Tree => sidebars(`module.exports = { a: [${items}] }`)
const code = (info: string, body = 'строка'): Tree => text(`\`\`\`${info}\n${body}\n\`\`\``)
const drawing = (markup: string): Tree => ({
  ...text('![Схема](./a.inline.svg)'),
  'docs/a.inline.svg': markup,
})

const versions = (list: string, more: Tree = {}): Tree => ({
  'versions.json': list,
  'versioned_docs/version-1.0/intro.md': '---\ntitle: Начало\n---\n\nТекст.\n',
  ...more,
})

const other = '---\ntitle: Т\nredirect_from: /docs/old/\n---\n\nТекст.\n'

/** Inputs by rule, then by what is wrong. Their files are added to `soundTree`, or replace its files. */
const inputs: Partial<Record<Rule, Record<string, Tree>>> = {
  'front-matter/syntax': {
    'a tab': doc('\tid: x\n'),
    'an open quote': doc('description: "Текст\n'),
    'a colon in a value': doc('description: Урок 1: начало\n'),
    'a field twice': doc('id: a\nid: b\n'),
    'an open list': doc('keywords: [один, два\n'),
    'an alias of nothing': doc('id: *x\n'),
    'a sign that opens no value': doc('id: @x\n'),
    'dashes set by an editor': { 'docs/x.md': '—--\ntitle: Т\n---\n\nТекст.\n' },
    'four dashes': { 'docs/x.md': '----\ntitle: Т\n----\n\nТекст.\n' },
    'a tag in Russian': doc('description: !Важно\n'),
    'an anchor without a name': doc('description: & да\n'),
    'a word after the first mark': { 'docs/x.md': '---js\ntitle: Т\n---\n\nТекст.\n' },
    'blank lines above the fields': { 'docs/x.md': '\n\n---\ntitle: Т\n---\n\nТекст.\n' },
    'a blank before the fields': { 'docs/x.md': ' ---\ntitle: Т\n---\n\nТекст.\n' },
    'no end': { 'docs/x.md': '---\ntitle: Т\n\nТекст.\n' },
    'no fields': { 'docs/x.md': '---\nтекст\n---\n\nТекст.\n' },
    'aliases that grow': doc(
      `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[i]}`).join(', ')}]`).join('\n')}\n`,
    ),
    'a field too far right': doc('description: Текст\n  id: x\n'),
    'a title too far right': { 'docs/x.md': '---\n title: Т\nid: x\n---\n\nТ.\n' },
    'an item too far left': doc('keywords:\n  - один\n - два\n'),
    'an alias of itself': doc('tags: &a [*a]\n'),
    'a control character': doc('description: "a\\0b"\n'),
    'a field without a space behind its colon': doc('description:Текст\nid: x\n'),
    'a no-break space behind a colon': { 'docs/x.md': '---\ntitle:\u00a0Т\n---\n\nТекст.\n' },
  },
  'front-matter/value': {
    'other ways to write a day': {
      'blog/2024-01-01-x.md': '---\ntitle: Т\ndate: 26.08.2021\n---\n\nТ.\n\n<!-- truncate -->\n',
      'blog/2024-01-03-x.md': '---\ntitle: Т\ndate: 2021/02/30\n---\n\nТ.\n\n<!-- truncate -->\n',
    },
    'a word for a number': doc('sidebar_position: второй\n'),
    'a site of an author without https://': {
      'blog/2024-01-01-x.md':
        '---\ntitle: Т\nauthor: Боб\nauthor_url: example.com\n---\n\nТекст.\n\n<!-- truncate -->\n\nЕщё.\n',
    },
    'a word for a flag': doc('draft: да\n'),
    nothing: doc('description:\n'),
    'a slug with a question mark': doc('slug: /что?\n'),
    'an id with a slash': doc('id: a/b\n'),
    'an empty id': doc('id: ""\n'),
    'a tag without a name': post('tags: [{ label: " ", permalink: /x }]\n'),
    'levels in the wrong order': doc('toc_min_heading_level: 4\ntoc_max_heading_level: 2\n'),
    'a heading level': doc('toc_max_heading_level: 7\n'),
    'a list for a text': doc('description: [а, б]\n'),
    'a text for tags': post('tags: новости\n'),
    'an unknown format': doc('mdx: { format: html }\n'),
    'an address that runs code': doc('custom_edit_url: "javascript:x"\n'),
    'a date in words': post('date: 1 августа\n'),
    'a day that does not exist': post('date: 2024-02-31 11:00:00\n'),
    'a day in Russian order': doc('last_update: { date: 21.07.2025 }\n'),
    'an empty last update': doc('last_update: {}\n'),
    'old addresses as fields': doc('redirect_from: { a: /b/ }\n'),
    'no number': doc('sidebar_position: .nan\n'),
  },
  'yaml/list': {
    'an item too far right': doc('keywords:\n  - один\n   - два\n'),
    'two items in a line': post('tags:\n  - news - beta\n'),
    'items after a text': doc('description: Список\n  - один\n'),
  },
  'yaml/lost': {
    'a tag': doc('description: !Note Текст\nkeywords: !list [а]\nid: ! x\n'),
    'a function': doc('description: !!js/function "() => 1"\n'),
    'an entity': doc('description: &laquo;Текст&raquo; и ещё\n'),
    'a number behind a hash': doc('description: Урок #1\nkeywords:\n  - Канал #общий\n'),
  },
  'front-matter/field': {
    'a slip of the pen': doc('sidebar_postion: 3\n'),
    'fields with similar names': doc('published: false\nredirect_to: /y\nredirect_url: /z\n'),
    'networks of an author': post('author: Она\nauthorTwitter: she\nauthorFBID: 1\n'),
  },
  'front-matter/draft': { 'a draft that is unlisted': doc('draft: true\nunlisted: true\n') },
  'front-matter/pagination': { 'an unknown neighbour': doc('pagination_next: into\n') },
  'front-matter/displayed_sidebar': { 'an unknown sidebar': doc('displayed_sidebar: tutorialSidebr\n') },
  'content/page': {
    'a file of HTML': { 'pages/pure-html.html': '<h1>Т</h1>\n' },
    'a page of React': { 'pages/team/index.jsx': 'export default () => <p>Т</p>\n' },
  },
  'content/reserved': {
    'a name that Windows keeps': { 'docs/CON.md': '# Т\n', 'docs/con-a/aux.b.png': '' },
  },
  'content/theme': {
    'a part of the theme': {
      'src/theme/Layout/index.js':
        "import Layout from '@theme-original/Layout'\n\nexport default (props) => <Layout {...props} />\n",
    },
  },
  'content/unread': {
    'names of categories': {
      'docs/api/category.json': '{ "label": "API" }\n',
      'docs/guides/_catgory_.yml': 'label: Уроки\n',
      'docs/guides/a.md': 'Т.\n',
      'docs/more/_category_.toml': 'label = "Ещё"\n',
      'docs/more/a.md': 'Т.\n',
      ...mdx("import data from './data/category.json'\n\n{data.a}"),
      'docs/data/category.json': '{ "a": "б" }\n',
    },
    'categories of the whole documentation and of the blog': {
      'docs/_category_.json': '{ "label": "Все" }\n',
      'blog/_category_.yml': 'label: Все\n',
    },
    'texts with another ending': {
      'docs/a.markdown': '# А\n',
      'blog/2024-02-02-x.md.txt': '# Б\n',
      ...text('[Файл](./linked.markdown)'),
      'docs/linked.markdown': '# В\n',
    },
    'authors, tags and menus': {
      'blog/author.yml': 'a:\n  name: А\n',
      'blog/tags.json': '{}\n',
      'docs/authors.yml': 'a:\n  name: А\n',
      'docs/tag.yaml': 'a:\n',
      'tags.yml': 'a:\n',
      'sidebar.js': 'module.exports = {}\n',
      'version.json': '["1.0"]\n',
    },
  },
  'content/empty': { 'an empty file': { 'docs/x.md': '' } },
  'content/character': {
    'a control': text('Пауза\u001b'),
    'a zero byte': text('один\n\nдва \0 три'),
    'a sign that turns letters around': text('`if (admin\u202e) {`'),
    'a mark of the build': text('<a data-placeholder="\uf8f20">х</a>'),
  },
  'content/encoding': {
    'Windows-1251': { 'docs/x.md': Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]) },
    'a picture called a text': { 'docs/x.md': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]) },
  },
  'content/large': { 'a text of more than a megabyte': text('Т'.repeat(600_000)) },
  'content/name': {
    'a colon': { 'docs/урок:начало.md': 'Т.\n' },
    'a sign of no width': { 'docs/уро\u200bк.md': 'Т.\n' },
    'a no-break space': { 'docs/папка\u00a01/x.md': 'Т.\n' },
    'a blank at the end': { 'docs/урок .md': 'Т.\n' },
    'a folder with a blank': { 'docs/папка /x.md': 'Т.\n' },
    markup: { 'docs/<img>.md': 'Т.\n' },
    'two lines': { 'docs/a\nb.md': 'Т.\n' },
    'a sign that turns letters around': { 'docs/a\u202ecod.md': 'Т.\n' },
  },
  'content/not-a-file': { 'a link': { 'docs/x.md': { link: 'intro.md' } } },
  'docs/duplicate-id': { 'one id': doc('id: intro\nslug: other\n') },
  'routes/duplicate': {
    'one address for docs': doc('slug: /intro\n'),
    'one address for posts': post('slug: hello\n'),
    'an address of the site itself': { 'pages/search.md': '---\ntitle: Поиск\n---\n\nТекст.\n' },
    'two categories with one slug': Object.fromEntries(
      ['api', 'guides'].flatMap((folder) => [
        [`docs/${folder}/a.md`, '---\ntitle: А\n---\n\nТекст.\n'],
        [`docs/${folder}/_category_.json`, '{\n  "link": { "type": "generated-index", "slug": "/all" }\n}\n'],
      ]),
    ),
    capitals: { ...doc('slug: /INTRO\n') },
    'two home pages': { 'pages/index.md': 'Т.\n', 'pages/index.mdx': 'Т.\n' },
  },
  'routes/unsafe': {
    'the address of a feed': post('slug: rss.xml\n'),
    'the name of a file': doc('slug: /a.html\n'),
    'a way out of the blog': post('slug: ../../../etc/cron.d/x\n'),
    'a way out of the site': { 'pages/x.md': '---\nslug: ../../etc\n---\n\nТ.\n' },
    'encoded dots': doc('slug: "%2e%2e/%2e%2e/x"\n'),
    backslashes: doc("slug: '..\\..\\x'\n"),
    markup: doc("slug: '\"><script>alert(1)</script>'\n"),
    'two lines': doc('slug: "a\\nb"\n'),
    'a name that no disk takes': doc(`slug: ${'я'.repeat(300)}\n`),
    'a thousand folders': doc(`slug: ${'a/'.repeat(1000)}\n`),
    'an id that leads up': doc('id: ".."\n'),
    'a file name that leads up': { 'docs/up/...md': 'Т.\n' },
    'the folder of scripts': { 'pages/x.md': '---\nslug: /_next/static/x\n---\n\nТ.\n' },
  },
  'blog/date': {
    'no date': { 'blog/x.md': '---\ntitle: Т\n---\n\nТ.\n\n<!-- truncate -->\n' },
    'a month that does not exist': {
      'blog/2024-13-01-x.md': '---\ntitle: Т\n---\n\nТ.\n\n<!-- truncate -->\n',
    },
  },
  'blog/future': {
    'a day to come in the name': {
      'blog/2999-02-03-x.md': '---\ntitle: Т\n---\n\nТ.\n\n<!-- truncate -->\n',
    },
    'a day to come in the field': post('date: 2999-02-03\n'),
    'an hour to come': post('date: 2999-02-03T01:30+03:00\n'),
  },
  'blog/untruncated': { 'no truncate marker': post('', 'Текст.') },
  'partial/front-matter': {
    'fields of a partial': {
      ...mdx('import Part from "./_part.mdx"\n\n<Part />'),
      'docs/_part.mdx': '---\ntitle: Т\n---\n\nТ.\n',
    },
  },
  'category/value': {
    'a word for a number': category('{ "position": "первый" }'),
    'an unknown link': category('{ "link": { "type": "page" } }'),
    'a list': category('["API"]'),
    'an empty label': category('{ "label": " ", "link": { "type": "generated-index", "title": "" } }'),
    'a slug that leads up': category('{"link": {"type": "generated-index", "slug": "../../../x"}}'),
  },
  'category/field': {
    'a slip of the pen': category('{ "lable": "API" }'),
    'a field of its own': category('{ "icon": "star" }'),
  },
  'category/link': {
    'the name of a file': category('{ "link": { "type": "doc", "id": "api/events.md" } }'),
    'a doc that does not exist': category('{ "link": { "type": "doc", "id": "event" } }'),
    'a page outside of the content': category('{"link": {"type": "doc", "id": "../../../etc/passwd"}}'),
  },
  'category/repeated': { 'two category files': { 'docs/api/_category_.yml': 'label: API\n' } },
  'yaml/syntax': {
    'an open bracket': category('{ "label": "API"'),
    'a tab in authors': authors('\tanna:\n'),
    'no comma': category('{\n  "label": "API"\n  "position": 2\n}\n'),
    'no comma behind a number': category('{\n  "position": 2\n  "label": "API"\n}\n'),
    'comments of JavaScript': category('{\n  // Название\n  "label": "API", /* и */ "position": 2\n}\n'),
    'such a comment in a list': versions('[\n  // первая\n  "1.0"\n]\n'),
    'an open list of versions': versions('["1.0",\n'),
  },
  'authors/social': {
    'an unknown network': authors('anna:\n  name: Анна\n  socials: { сеть: anna }\n'),
  },
  'authors/unknown': {
    'a slip of the pen': post('authors: [plattform]\n'),
    'nobody near': post('authors: иван\n'),
    'two in one text': {
      'blog/authors.yml': 'anna:\n  name: Анна\nplatform:\n  name: Команда\n',
      ...post('authors: anna, platform\n'),
    },
  },
  'authors/repeated': { 'one author twice': post('authors: [platform, platform]\n') },
  'authors/inline': { 'written out': post('authors: { name: Анна }\n') },
  'authors/mixed': { 'both spellings': post('author: Анна\nauthors: [platform]\n') },
  'authors/name': { 'no name': authors('anna:\n  title: Редактор\n') },
  'authors/value': {
    'a name that is missing': authors('"":\n  name: Анна\n'),
    'nothing for a name': authors(':\n  name: Анна\n'),
    'a page of an author at the list of all': authors(
      '"!!!":\n  name: Анна\n  page: true\nb:\n  name: Б\n  page: {permalink: /}\n',
    ),
    'a list of authors': { 'blog/authors.yml': '- name: Команда\n' },
    'a text for an author': authors('anna: Анна\n'),
    'an address that runs code': authors('anna:\n  name: Анна\n  url: "javascript:x"\n'),
    'addresses that run code or lead up': authors(
      'a:\n  name: А\n  url: javascript:alert(1)\n  image_url: "java\\tscript:alert(1)"\n  page: {permalink: ../../../x}\n  socials: {constructor: x, x: "javascript:a/b"}\n',
    ),
  },
  'authors/field': { 'a slip of the pen': authors('anna:\n  name: Анна\n  titel: Редактор\n') },
  'authors/duplicate': { 'one address': authors('anna:\n  name: Анна\n  page: { permalink: /platform }\n') },
  'tags/unknown': { 'a slip of the pen': post('tags: [newz]\n') },
  'tags/alike': {
    'signs that addresses lose': {
      'docs/x.md': '---\ntitle: Т\ntags: [C++, c++, Node.js]\n---\n\nТекст.\n',
      'docs/y.md': '---\ntitle: Т\ntags: [node js, C#]\n---\n\nТекст.\n',
      'docs/z.md': '---\ntitle: Т\ntags: [C#]\n---\n\nТекст.\n',
      'docs/w.md': '---\ntitle: Т\ntags: [F#, f, F++]\n---\n\nТекст.\n',
    },
  },
  'tags/empty': {
    'signs only': post('tags: ["!!!"]\n'),
    'tags at the list of all': {
      ...tags('"!!!":\n  label: Ура\nб:\n  permalink: /\n'),
      ...post('tags: ["!!!", б]\n'),
    },
  },
  'tags/value': {
    'a list for a label': tags('api:\n  label: [API]\n'),
    'an empty label': tags('api:\n  label: ""\n'),
    'an empty address': tags('api:\n  permalink: ""\n'),
    'a name that is missing': tags('" ":\n  label: API\n'),
    'a text for the file': { 'blog/tags.yml': 'news\n' },
    'an address that leads up': tags('x:\n  permalink: ../../../x\n'),
  },
  'tags/field': { 'a slip of the pen': tags('api:\n  lable: API\n') },
  'tags/duplicate': { 'one address': tags('api:\n  label: API\n  permalink: /news\n') },
  'links/page': {
    'a footnote of two words': text('Так[^первая сноска].\n\n[^первая сноска]: слово'),
    'a page that does not exist': text('[х](/docs/intr/)'),
    'websites of authors that are not there': {
      ...authors('  url: /нет\nother:\n  name: Кто\n  url: /docs/nope/\n'),
      ...post('author: Она\nauthor_url: /nope/\n'),
    },
    'a site without a colon': text('[х](http//ya.ru/doc)'),
    'half of an address': text(
      '[а](t.me/abc) [б](vk.com) [д](a@a.ru) [ж](htps://a.ru) [з](http:\\\\a.ru) [й](httрs://a.ru) [и](./t.me)',
    ),
    'a site with one slash': text('[х](https:/ya.ru)'),
    'an address in a menu that has the name of a page': menu(
      "'intro', { type: 'link', label: 'А', href: 'intro' }",
    ),
    'an address in a menu': sidebars(
      "module.exports = {\n  a: ['intro', 'api/events', { type: 'link', label: 'Ошибки', href: '/errors' }],\n}",
    ),
    'a way out of the content': text('[х](../../../../etc/passwd)'),
    'a page to edit it': doc('custom_edit_url: y\n'),
  },
  'links/file': {
    'a file that does not exist': text('[х](./api/event.md)'),
    'a file of another version': versions('["1.0"]\n', {
      'versioned_docs/version-1.0/a.md': 'Вступление.\n\n[События](./api/events.md)\n',
    }),
    'a partial': { ...text('[х](./_a.md)'), 'docs/_a.md': 'Т.\n' },
  },
  'links/asset': {
    'a site without https://': text('[х](www.ya.ru)'),
    'a picture that does not exist': text('![х](./api/shot.jpg)'),
    'a download that does not exist': text('[х](./архив.zip)'),
    'a picture of a field': doc('image: ./api/shots.png\n'),
    'pictures of authors that are not there': {
      ...authors('  image_url: ./img/платформа.png\nother:\n  name: Кто\n  imageURL: /img/nope.png\n'),
      ...post('author: Она\nauthorTitle: Т\nauthorImageURL: ./she.png\n'),
    },
    'a picture outside of the content': text('![х](../../package.json)'),
    'such a picture by alias': text('![х](@site/../../package.json)'),
  },
  'links/anchor': {
    'one of many': text(
      `[х](#совсем-другой)\n\n${Array.from({ length: 12 }, (_, i) => `## А {#part-${i}}`).join('\n\n')}`,
    ),
    'an anchor of another page': text('[х](./api/events.md#comand)'),
    'an anchor of this page': text('[х](#начало)'),
    'a query behind the anchor': text('[х](./intro.md#roles?tab=1)'),
  },
  'links/empty': { 'no address': text('[х]()') },
  'links/scheme': {
    'an address that runs code': text('[х](javascript:alert(1))'),
    'a picture in the text': text('![х](data:image/png;base64,AA)'),
    'a frame with its page in the address': mdx('<iframe src="data:text/html,Т" />'),
    'code behind a tab': text('[х](java\tscript:alert(1)) [х](javascript:alert(1))'),
    'the disk': text('[х](file:///etc/passwd)'),
  },
  'images/broken': {
    'an empty picture': { ...text('![х](./api/shot.png)'), 'docs/api/shot.png': '' },
    'what is no picture': {
      ...text('![х](./a.mp4) ![х](./) ![х](./a.pdf) ![х](./a.heic)'),
      'docs/a.mp4': 'a',
      'docs/a.heic': 'a',
      'docs/a.pdf': 'a',
    },
    'a file that Git LFS has not fetched': {
      ...text('![х](./api/shot.png) ![х](./a.svg)'),
      ...Object.fromEntries(
        ['docs/api/shot.png', 'docs/a.svg'].map((file) => [
          file,
          'version https://git-lfs.github.com/spec/v1\noid sha256:f7\nsize 5887\n',
        ]),
      ),
    },
    'a size of zero': { ...text('![х](./a.avif)'), 'docs/a.avif': 'not a picture' },
  },
  'images/large': {
    'a picture as a camera makes it': {
      ...text('![х](./api/shot.png)'),
      'docs/api/shot.png': Buffer.concat([picture, Buffer.alloc(12_000_000)]),
    },
  },
  'svg/broken': {
    'half a drawing': drawing('<svg xmlns="http://www.w3.org/2000/svg"><path'),
  },
  'svg/unsafe': {
    'a script': drawing(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>x()</script></svg>',
    ),
  },
  'markdown/bounds': {
    'quotes in quotes': text(`${'> '.repeat(101)}Т`),
    'tags in tags': mdx(`${'<b>'.repeat(101)}Т${'</b>'.repeat(101)}`),
    'quotes without end': text(`${'> '.repeat(10_000)}Т`),
    'a table of a million cells': text(`${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'x\n'.repeat(1000)}`),
  },
  'html/nesting': {
    'a block in a line': mdx('Слова <div>блок</div> слова'),
    'a link in a link': mdx('[а <a href="/docs/intro">б</a>](/docs/intro)'),
    'a cell without a row': mdx('<table><td>А</td></table>'),
  },
  'html/tag': {
    'a form': text('<form action="https://example.com"></form>'),
    'a script': text('<script>alert(1)</script>'),
    'no tag': text('Список List<T> и ключ <token>, <my-tag>.'),
  },
  'html/blocked': {
    'a frame': text('Т <iframe src="https://a.ru/x"></iframe>'),
    'a frame of this site': mdx('<iframe src="/demo/" />'),
    'a script': mdx('<script src="https://a.ru/x.js" />'),
    styles: mdx('<style>{`b { color: red }`}</style>'),
    'a form': mdx('<form action="https://a.ru/"></form>'),
    'an object': mdx('<object data="./api/shot.png" />'),
    'a picture': text('![х](http://a.ru/x.png)'),
  },
  'html/head': { styles: text('<head><style>b{}</style></head>') },
  'html/attribute': {
    'a handler': text('<b onclick="x()">х</b>'),
    'a handler in MDX': mdx('<b onclick="x()">х</b> <b onClick={() => 1}>х</b>'),
  },
  'markdown/formula': {
    'half of a formula': text('Пусть $\\frac{a$ и'),
    'a formula with spaces and a Russian index': text('Пусть $ v_а $ и'),
    'two formulas without a space': text('Пусть $x^2$$y^2$ и'),
  },
  'markdown/diagram': {
    'another kind': text('```mermaid\ngantt\n  title План\n```'),
    'a semicolon': text('```mermaid\nsequenceDiagram\n  А->>Б: раз; два\n```'),
    'a lost word': text('```mermaid\ngraph\nA@{x}-->B\n```'),
  },
  'markdown/heading': {
    'a second title': {
      'docs/x.md': '# Раз\n\n# Два\n',
      'docs/y.mdx': '---\ntitle: Раз\n---\n\n## Два\n\n# Три {#t}\n',
      'docs/z.md': 'Картинка.\n\n# Раз\n\n## Два\n',
    },
  },
  'markdown/heading-id': {
    'an empty id': text('## Текст {#}'),
    'an empty id in MDX': mdx('## Текст {#}'),
    'blanks for an id': { 'docs/x.md': '## Текст { # }\n', 'docs/y.mdx': '## Текст { # }\n\n## Т { #y }\n' },
    'a brace': text('## Текст {#a\\{b}'),
    'a brace in MDX': mdx('## Текст {#a\\{b}'),
    'one anchor': text('## А {#a}\n\n## Б {#a}'),
    'an anchor of a heading and of HTML': text('## А {#a}\n\n<a id="a"></a>\n\n<a id="b"></a>\n\n## Б {#b}'),
    'an anchor that an imported text repeats': {
      'docs/x.mdx': "import Part from './_part.mdx'\n\n## Роль\n\n<Part />\n",
      'docs/_part.mdx': '## Роль\n\nТекст.\n',
    },
    'one id': {
      ...text('<i id="a">а</i> <b id="a">б</b>'),
      'docs/y.mdx': '<i id="a">а</i> <b id="a">б</b>\n',
    },
  },
  'markdown/link': {
    'a misspelt name of an address': text('[текст][адерс]\n\n[адрес]: /docs/intro'),
    'a blank in the address': text('Это [х](путь с пробелом.md).'),
    'a picture with a blank': text('![х](./мой снимок.png)\n\n![х](./мой снимок.png "Да нет")'),
    'a blank before the address': text('Это [**х**] (./intro.md).'),
    'an open parenthesis': text('Это [х](./intro.md и дальше'),
    'half of the brackets': text('Это х](./intro.md)'),
    'an open title': text('Это [х](./intro.md "Начало).'),
    'an unknown name': text('Это [`х`][nothing].'),
    'a slip in a name': text('Это [х][nothng].\n\n[nothing]: ./intro.md'),
    'a telephone': text('[х](tel:+7 (999) 12-3)'),
  },
  'markdown/leftover': {
    'a misspelt footnote': text('Слово[^снсока].\n\n[^сноска]: Текст.'),
    'a footnote that is not there': text('Так[^1], [^первая сноска] и [^a-z]+.'),
    'a bar in a cell of a table': text('| а | `б|в` |\n|:-:|-|\n| 1 | 2 |'),
    'a colon in the emphasis': text('**Важно:**сохраните'),
    'a quotation': text('Слово**«Текст»** и __имя__поле'),
    'a link in it': text('~~Было [х](./intro.md):~~стало'),
    'half of an emphasis': text('**Важно: сохраните\n\nВажно:** да'),
    'blanks inside': text('** Важно ** и **да **нет'),
    'half of code': text('Вызов `код и дальше'),
    'a heading': text('##Заголовок'),
    'a table': text('| а | б |\n|---|\n| 1 | 2 |\n| 3 | 4 |'),
    'a row below a table': text('| а | б |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |'),
    'a table without its second line': text('| а | б |\n| 1 | 2 |'),
    'a list': text('Шаги:\n-раз\n-два\n\n1.«Три»\n2.четыре'),
    tasks: text('- [х] да\n- [] нет\n- [x]да\n- [ ] так'),
    'an anchor in a heading': text('## А {#a} б\n\n## Б {#b} ##\n\n## В {:#v}'),
    'a comment': text('Т <!-- не закрыт'),
    'a footnote in HTML': text(
      '<b>Да[^1]</b>\n\n<details>\n<summary>Ещё[^1]</summary>\n\nТ[^1].\n\n</details>\n\n[^1]: С.',
    ),
    'Markdown in HTML': text(
      '<details><summary>Ещё</summary>\n**да**\n- [х](./intro.md)\n</details>\n\n<table><tr><td>`а`</td></tr></table>',
    ),
    'in .mdx': mdx('**Важно:**сохраните[^1]'),
    'a seventh level': text('####### Заголовок'),
    'a box of GitHub': text('> [!WARNING] Текст.'),
    'an index and a last break': text('Площадь x^2^ и 2^8, a^b^c\n\nКонец.\\\n\nКонец.\\\nда, C:\\temp\\'),
    'signs that are not seen': text(
      '##\u00a0Заголовок\n\n-\u00a0раз\n\n\u200b## Ещё\n\n1.\u00a0раз\n\nТекст\u00a0- да',
    ),
    'lists of text processors': text('• раз\n• два\n\n— Да?\n— Нет.\n\n— Один.\n\n– раз\nдва'),
    'other marks for code': text(
      "‘‘‘js\nа()\n‘‘‘\n\n'''\nа()\n'''\n\nМетка ``` и (```), с ```js.\n\nКод: ```js\nа()",
    ),
    'a heading of one sign': text('#Первые шаги\n\n#Тег\n\n#Тег один и #другой\n\n#тег да'),
    'an import in a paragraph': {
      'docs/x.mdx': "Текст\nimport Part from './_a.mdx'\n\n<Part />\n",
      'docs/_a.mdx': 'Текст.\n',
    },
    attributes: text(
      '![х](./api/shot.png){width=300} и [х](./intro.md){: .big target="_blank" }, {x} и {a=1}\n\n## Раздел {.big}\n\n## **Б** {#b}',
    ),
    'HTML without quotes': text('<a href=./intro.md>х</a> и 5<6 = 7/8>\n\n<img src=./api/shot.png alt=х>'),
  },
  'markdown/directive': {
    'a slip of the pen': text(':::warnig\n\nТ\n\n:::'),
    'steps without a list': text(':::steps\n\nТ\n\n:::'),
    'a space': text('::: note\n\nТ'),
    'a space, and a long title': text(
      '::: warning Пробел перед именем вставки, и название длиннее строки сообщения\n\nТ',
    ),
    'classes of Pandoc': text('::: {.note}\n\nТ\n\n:::'),
    'a space, and the ends': text(
      '::: note\n\nТ\n\n:::\n\n:::: tip\n\n::: info Имя\nТ\n:::\n\n::::\n\nТ\n\n:::',
    ),
    'columns without code': text(':::columns\n\n| а |\n| - |\n| б |\n\nТ\n\n:::'),
    'columns that start with code': text(':::columns\n\n```js\nа()\n```\n\nТ\n\n:::'),
    'a tree with numbers': text(':::tree\n\n1. Т\n\n:::'),
  },
  'markdown/unclosed': {
    'no end': text(':::note\n\nТ'),
    'no start': text('Т\n\n:::'),
    'code without an end': text('```js\nа()\n\n## Дальше {#next}'),
    'an empty alert': text('> [!NOTE]\n\nТ'),
    'code up to the next code': text('```js\nа()\n\nТ\n\n```js\nб()\n```'),
    'a fence longer than a regular expression': text('~'.repeat(200_000)),
    'code in a list': text('- ~~~\n  а()\n\nТ'),
    'a formula': text('Раз\n\n$$\na^2 + b^2\n\nДва\n'),
    'a comment': text('<!-- не закрыт\n\nПропадёт.'),
    tags: text('<details>\n<summary>Ещё</summary>\n\nТекст.\n\n> цитата <b>важно<b/>'),
  },
  'markdown/unmeant': {
    'a year': text('1986. Отличный год.\n\n2024) Год дракона\n\n1000. а\n1001. б'),
    'a paragraph above dashes': text('Текст.\n---\n\nОдин\nдва\n---\n\nЗаголовок\n---'),
    paths: text(
      'В C:\\Users\\_x\\.net, \\\\сервер\\папка и \\\\server\\share, но C:\\new\\a, C:\\\\Users\\\\_x, \\\\d+ и `C:\\_x`',
    ),
    'a line below a table': text(
      '| а | б |\n|---|---|\n| 1 | 2 |\nТекст сразу\n\n| а | б |\n|---|---|\n| 1 |',
    ),
    'names between underscores': text('Файл __init__.py, __call__() и __слово__ и __note__.'),
    'a fence beside its list item': text(
      '  1. А\n\n    ```js\n    а()\n    ```\n\nОбразец:\n\n    ```js\n    а()\n    ```',
    ),
    'a paragraph with an indent': text('А:\n\n    Это просто текст с отступом.\n\nБ:\n\n    npm install x.'),
  },
  'markdown/unused': {
    'a list of addresses': text('Это [`х`][б].\n\n[а]: /а/\n[б]: /docs/\n[в]: /в/\n[г]: /г/\n[д]: /д/'),
    'a footnote': text('Т\n\n[^1]: Никто.'),
    'an address': text('Т\n\n[х]: ./intro.md'),
    'a name twice': text(
      '[х]\n\n[х]: ./intro.md\n[Х]: ./api/events.md\n[//]: # (заметка)\n[//]: # (ещё)\n[comment]: <> (и так)',
    ),
  },
  'markdown/nesting': { 'as many colons inside': text(':::note\n\n:::tip\n\nТ\n\n:::\n\n:::') },
  'markdown/tabs': {
    'text between components': mdx('<Tabs>\nТекст\n<TabItem value="a">А</TabItem>\n</Tabs>\n\n<Tabs></Tabs>'),
    'a choice that is not there': mdx(
      '<Tabs defaultValue="max">\n<TabItem value="mac">А</TabItem>\n</Tabs>\n\n<Tabs defaultValue="b">\n{/* к */}\n<TabItem value="a">А</TabItem>\n</Tabs>',
    ),
    'a tab in a component': {
      'docs/x.mdx':
        'export const Local = ({ children }) => <TabItem value="a">{children}</TabItem>\n\nexport const Both = () => (\n  <Tabs>\n    <TabItem value="a">А</TabItem>\n  </Tabs>\n)\n\n<Tabs>\n<Local>Т</Local>\n</Tabs>\n\n<Both />\n',
    },
    'a tab alone': text(':::tab[А]\n\nТ\n\n:::'),
    'no tabs': text('::::tabs\n\nТ\n\n::::'),
    'text between tabs': text('::::tabs\n\n:::tab[А]\n\nТ\n\n:::\n\nЛишнее\n\n::::'),
    'no name': text('::::tabs\n\n:::tab\n\nТ\n\n:::\n\n::::'),
    'one name': text('::::tabs\n\n:::tab[А]\n\nТ\n\n:::\n\n:::tab[А]\n\nТ\n\n:::\n\n::::'),
    'one value in MDX': mdx(
      '<Tabs>\n<TabItem value="a">Т</TabItem>\n<TabItem value="a">Т</TabItem>\n</Tabs>',
    ),
    'no value in MDX': mdx('<Tabs>\n<TabItem label="А">Т</TabItem>\n</Tabs>'),
  },
  'code/meta': {
    'an open title': code('js title="a.js'),
    'a title without quotes': code('js title=a.js'),
    'words for lines': code('js {первая}'),
    'a line that does not exist': code('js {9}'),
    'a word for a line number': code('js showLineNumbers=да'),
    'code to run': code('jsx live'),
    'half a range': code('js {1-}'),
    'an open range': code('js {1'),
    'an object': code('text {"label": "x"}'),
  },
  'code/language': { 'a slip of the pen': code('cshrap') },
  'mdx/syntax': {
    'an address in angle brackets': mdx('Сайт <https://a.ru> тут'),
    'a text right below an export': mdx('export const x = 1\nТекст сразу.'),
    'a constant of its own': mdx('import a from "react"\nconst x = 1'),
    'one name twice': mdx('export const x = 1\nexport const x = 2'),
    'styles of HTML': mdx('<b style="font-weight: 400; color: red">Т</b>'),
    'an open tag': mdx('<Tabs>\n\nТ'),
    'code in an element': mdx('Т\n\n<script>\nimport A from "./a"\n</script>'),
    'styles in a text': mdx('Т\n\n<style>\n.a { color: red }\n</style>'),
    'a tag closed in another paragraph': mdx('а <b>т\n\nт</b>'),
    'an open brace': mdx('Пауза {10 с'),
    'words in braces': mdx('Пауза {10 секунд}'),
    'a sign that opens no tag': mdx('Пауза <10 с'),
    'a closing tag alone': mdx('Т </b>'),
    'an attribute without a quote': mdx('<Card title="А>Т</Card>'),
    'an attribute without a value': mdx('<Card title=>Т</Card>'),
    'an end of the file in a tag': mdx('<Card title'),
    'half an import': mdx('import Part from'),
    'an object in a text': mdx('Имя {{ name: 1 }}.'),
    'values that are not shown': mdx(
      "{Symbol('x')} {() => 1} {/x/}\n\nexport const today = new Date()\n\nСегодня {today}.",
    ),
    'words in an element that has none': mdx('Строка <br>и ещё</br>'),
    'a tag that never ends': mdx('<a '.repeat(5000)),
    'an open comment': mdx('<!-- нет'),
    'half an expression': mdx('Текст {1 +}'),
  },
  'mdx/import': {
    'workers that are not there': {
      ...mdx(
        "import Own from './own'\n\nexport const start = () => new Worker(new URL('./x-worker.js', import.meta.url))\n\n<Own />",
      ),
      'docs/own.jsx': [
        '// new Worker(new URL("./no.js", import.meta.url))',
        'export default () => {',
        '  const start = () => new Worker(new URL("./wroker.ts", import.meta.url), { type: "module" })',
        '  new Worker(new URL("./worker.ts", import.meta.url))',
        '  return <b onClick={start}>{String(new URL("./a.glb", import.meta.url))}</b>',
        '}',
        '',
      ].join('\n'),
      'docs/worker.ts':
        'import { none } from "./none"\nself.onmessage = (event: MessageEvent) => none(event)\n',
    },
    'a path from the root': mdx("import Part from '/static/_part.mdx'\n\n<Part />"),
    'a loader': mdx('import x from "!!js-yaml-loader!./a.yml"\nimport y from "!!raw-loader!./a.css"'),
    'wrong imports of components for all texts': {
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
    'components of the theme': mdx(
      'import MDXComponents from "@theme/MDXComponents"\n\n{typeof MDXComponents}',
    ),
    'names that modules do not have, in one text and in a module': {
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
    'code that is asked for while it runs': mdx(
      "{require('!!raw-loader!./a.txt')} {require('left-pad')}\n\nexport const A = () => import('./nope')",
    ),
    'files that are no modules': {
      ...mdx(
        "import a from './a.txt'\nimport './a.scss'\nimport fs from 'fs'\nimport x from 'react/nope'\n\n{a + fs + x}",
      ),
      'docs/a.txt': 'а',
      'docs/a.scss': '',
    },
    'styles that are broken, or name what is not there': {
      ...mdx("import './a.css'\nimport './b.css'"),
      'docs/a.css': '.x { color: red; }}\n',
      'docs/b.css':
        '@import "./nope.css";\n.x {\n  background: url(nope.png) url(50%.png) url("data:image/gif;base64,R0") url(#a), url(@site/static/no.png);\n}\n',
    },
    'settings of Docusaurus': mdx('import a from "@generated/docusaurus.config"\n\n{a.title}'),
    'a text in itself': {
      'docs/x.mdx': 'import A from "./_a.mdx"\n\n<A />\n',
      'docs/_a.mdx': 'import B from "./_b.mdx"\n\n<B />\n',
      'docs/_b.mdx': 'import A from "./_a.mdx"\n\n<A />\n',
    },
    'a module of Docusaurus': mdx('import Tabs from "@theme/Tab"\n\n<Tabs>\n{0}\n</Tabs>'),
    'a package': mdx('import X from "left-pad"\n\n<X />'),
    'a file': mdx('import X from "./_part.mdx"\n\n<X />'),
    'a module of an author': {
      ...mdx('import X from "@site/X"\n\n<X />'),
      'X.tsx': "import Tabs from '@theme/Tab'\nexport default Tabs\n",
    },
    'a text outside of the content': mdx('import X from "../../../../etc/passwd.md"\n\n<X />'),
    'the disk': mdx('import fs from "node:fs"\n\n{fs.readFileSync("/etc/passwd", "utf8")}'),
  },
  'mdx/registry': {
    'a list of components that only a run would make': {
      'src/theme/MDXComponents.js':
        "import own from '@theme-original/MDXComponents'\n\nexport default withTerms(own)\n",
    },
    'elements for all texts': {
      ...mdx('<Term>а</Term>'),
      'src/term.jsx': 'export default () => null\n',
      'src/theme/MDXComponents/index.js':
        "import own from '@theme-original/MDXComponents'\nimport Term from '../../term'\nexport default { ...own, Term, a: Term, h2: Term }\n",
    },
  },
  'mdx/styles': {
    'a package whose styles another text imports': {
      ...mdx("import { start } from 'nprogress'\n\n{start.name}"),
      'docs/second.mdx':
        "import { start } from 'nprogress'\nimport 'nprogress/nprogress.css'\n\n{start.name}\n",
    },
  },
  'mdx/component': {
    'a component with a Russian name': mdx('<Карточка />'),
    'a component with a small letter': mdx(
      '<tabs>\n<tabitem value="a">Т</tabitem>\n</tabs>\n\n<details>Т</details>',
    ),
    'a part with a small letter': {
      'docs/x.mdx': "import part from './_a.mdx'\n\n<part />\n",
      'docs/_a.mdx': 'Текст.\n',
    },
    'such a list where texts need it': {
      ...mdx('<Highlight>а</Highlight> <Term />'),
      'docs/second.mdx': '<Term />\n',
      'src/theme/MDXComponents.js':
        "import own from '@theme-original/MDXComponents'\n\nexport default { ...own, ...makeTerms() }\n",
    },
    'pages of a category for other things than their cards': mdx(
      'import Cards from "@theme/DocCardList"\nimport { useCurrentSidebarCategory } from "@docusaurus/theme-common"\n\n<Cards items={useCurrentSidebarCategory().items} />\n\n<p>{useCurrentSidebarCategory().items.length}</p>',
    ),
    'a slip of the pen': mdx('<Crads />'),
    'an unknown component': mdx('<VideoPlayer />'),
    'no props': mdx(
      '<Card title="А" />\n\n<Card {...props} />\n\n<ButtonLink>х</ButtonLink>\n\nimport Toc from "@theme/TOCInline"\n\n<Toc />',
    ),
  },
  'mdx/module': {
    'a list of components that is no code': {
      ...mdx('<Term /> <Term />'),
      'src/theme/MDXComponents.tsx':
        "import own from '@theme-original/MDXComponents'\n\nexport default { ...own, Term: }\n",
    },
    'a module for Node.js, and JSON that is not one': {
      ...mdx("import A from './a'\nimport b from './b.json'\n\n<A b={b} />"),
      'docs/a.js': 'module.exports = () => null\n',
      'docs/b.json': '{ "a": 1, }\n',
    },
    'pages of a category for a component of the author': {
      ...mdx('import X from "@site/X"\n\n<X />'),
      'X.jsx':
        "import { useCurrentSidebarCategory } from '@docusaurus/theme-common'\n\nexport default () => useCurrentSidebarCategory().items.map(({ label }) => label)\n",
    },
    'a module that is no code': {
      ...mdx('import X from "@site/X"\n\n<X />'),
      'X.jsx': 'export default function X( {\n',
    },
  },
  'translations/message': {
    'a number for a translation': { 'i18n/ru/code.json': '{\n  "a": { "message": 1 }\n}\n' },
  },
  'mdx/value': {
    'in a heading': mdx("export const page = { version: '1.0' }\n\n## Версия {page.version}"),
    'above the truncate marker': {
      'blog/2024-01-01-v.mdx':
        "---\ntitle: Т\n---\nimport data from './data.json'\n\nВышла {data.version}.\n\n{/* truncate */}\n\n{data.version}\n",
      'blog/data.json': '{ "version": "1.0" }\n',
    },
  },
  'mdx/name': {
    'a word in braces': mdx('Версия {version}.'),
    'a name that only browsers have': mdx('Окно {window.innerWidth}.'),
    'what only Docusaurus gives': mdx('Адрес {metadata.permalink}.'),
    'a slip of the pen': mdx(
      'export const fps = 60\n\n<Card to="/docs/intro" title={`${fsp} кадров`}>Т</Card>',
    ),
  },
  'sidebars/syntax': {
    'half a file': sidebars('module.exports = {'),
    'code that fails': sidebars('throw new Error("нет файла")'),
    'code that ends the program': sidebars('process.exit(0)'),
    'a menu in itself': sidebars(
      "const a = { type: 'category', label: 'А', items: [] }\na.items.push(a)\nmodule.exports = { a: [a] }",
    ),
  },
  'sidebars/doc': {
    'a slip of the pen': menu("'into'"),
    'paths instead of names': menu("'docs/intro', './intro', 'intro.md', 'intro#roles'"),
    'a page that the version does not have': versions('["1.0"]\n', {
      'versioned_sidebars/version-1.0-sidebars.json': '{\n  "tutorialSidebar": ["intro", "api/events"]\n}\n',
    }),
  },
  'sidebars/items': { 'a word for a list': sidebars("module.exports = { a: 'intro' }") },
  'sidebars/item': {
    'a number': menu('1'),
    'nothing, and a list in a list': menu("'intro', null, ['api/events']"),
    'no address, no name, no folder': menu(
      "'intro', { type: 'link', label: 'А' }, { type: 'category', label: 5, items: ['intro'] }, { type: 'html' }, { type: 'autogenerated' }",
    ),
  },
  'sidebars/type': { 'an unknown type': menu("{ type: 'page' }") },
  'sidebars/folder': {
    'a folder without pages': menu("{ type: 'autogenerated', dirName: 'apis' }"),
    'a folder with the name of a page': menu("'intro', { type: 'autogenerated', dirName: 'intro' }"),
  },
  'sidebars/empty': {
    'a category without pages': menu("{ type: 'category', label: 'API', items: [] }"),
  },
  'versions/list': { 'names as keys': versions('{ "1.0": true }\n') },
  'versions/name': {
    'a number': versions('[1]\n'),
    'a version twice': versions('["1.0", "1.0"]\n'),
    'a path': versions('["1.0", "../docs"]\n'),
    nothing: versions('["1.0", " "]\n'),
  },
  'versions/folder': { 'a version without a folder': versions('[\n  "2.0",\n  "1.0"\n]\n') },
  'versions/unlisted': {
    'a folder without a version': versions('[]\n'),
    'a sidebar without a version': versions('["1.0"]\n', {
      'versioned_sidebars/version-2.0-sidebars.json': '{}\n',
    }),
  },
  'links/moved': { 'an old address': { 'docs/a.md': other, ...text('[x](/docs/old/#a)') } },
  'redirects/address': {
    'addresses that no page can have had': doc(
      'redirect_from:\n  - https://example.com/docs/old/\n  - old.md\n  - /a?b=1\n  - /../x\n',
    ),
  },
  'redirects/taken': {
    'the page itself': doc('redirect_from: /docs/x\n'),
    'another page': doc('redirect_from: [/a/, /docs/api/events]\n'),
    'a page of the site': doc('redirect_from: /blog/\n'),
    'one address for two pages': { 'docs/a.md': other, ...doc('redirect_from: /docs/old/\n') },
    'a file of the folder static': {
      'static/demo/index.html': '<p>Демо</p>',
      ...doc('redirect_from: /demo/\n'),
    },
    'pages that lead to each other': {
      'docs/a.md': '---\ntitle: А\nredirect_from: /docs/x/\n---\n\nТекст.\n',
      ...doc('redirect_from: /docs/a/\n'),
    },
  },
  'markdown/empty': {
    'a heading and a link': text('##\n\n## {#b}\n\n[](./intro.md)'),
    'a block of code': text('```js\n```\n\n    \n\n```js\n\n```'),
    'pictures without a description': text(
      '## ![](https://e.ru/a.png)\n\n[![](https://e.ru/a.png)](./intro.md)\n\n## ![А](https://e.ru/a.png)',
    ),
    'cells without a column': text('| а | б |\n| --- | --- |\n| `х|у` | 2 |\n| 1 | 2 | |'),
    'a formula without a column': text('| а | б |\n| --- | --- |\n| $|x| = 1$ | 5$ |'),
  },
}

export const malformed: Malformed[] = Object.entries(inputs).flatMap(([rule, cases]) =>
  Object.entries(cases).map(([what, files]) => ({ rule: rule as Rule, what, files })),
)
