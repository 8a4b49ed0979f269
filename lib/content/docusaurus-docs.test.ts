/** Docs as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import { describe, expect, test } from 'vitest'
import { permalinksOf, sidebarIn, siteOf, type Files } from '@/tests/support/site-of'
import { breadcrumbs } from '../view/breadcrumbs'
import { cardsOf } from '../view/cards'
import { neighbours } from '../view/neighbours'
import { docsIndex } from '../view/doc-page'
import { entryView } from '../view/entry'
import { pageMetadata } from '../view/metadata'
import { withoutUnlisted, tagCounts } from './lists'
import { lastVersion } from './version-queries'

const doc = (fields = '', text = 'Текст.') => `---\n${fields}---\n\n${text}\n`
const titled = (title: string, fields = '') => doc(`title: ${title}\n${fields}`)
const pagesOf = (files: Files) => permalinksOf(siteOf(files).site, 'doc')
const only = (path: string, text = titled('Т')) => {
  const [page] = siteOf({ [path]: text }).site.docs
  if (!page) throw new Error('no doc')
  return page
}
const labels = (files: Files) => sidebarIn(siteOf(files).site).map(({ label }) => label)

describe('files and addresses', () => {
  test.each([
    ['D1', 'guide/install.md', '/docs/guide/install/'],
    ['D2', '01-guide/02-install.md', '/docs/guide/install/'],
    ['D3', '2021-11-foo.md', '/docs/2021-11-foo/'],
    ['D4', '7.0-foo.md', '/docs/7.0-foo/'],
    ['D5', '001.a.md', '/docs/a/'],
    ['D5', '1_b.md', '/docs/b/'],
    ['D5', '1 - c.md', '/docs/c/'],
    ['D5', '1--d.md', '/docs/d/'],
    ['D5', '1...g.md', '/docs/g/'],
    ['D5', '1-привет.md', '/docs/привет/'],
    ['D5', '1- 2.md', '/docs/2/'],
    ['D5', '1e.md', '/docs/1e/'],
    ['D5', '1 f.md', '/docs/1 f/'],
    ['D5', '1 — h.md', '/docs/1 — h/'],
    ['D5', '1-.md', '/docs/1-/'],
    ['D7', 'api/index.md', '/docs/api/'],
    ['D7', 'api/README.md', '/docs/api/'],
    ['D7', 'api/api.md', '/docs/api/'],
    ['D7', 'API/Api.md', '/docs/API/'],
    ['D8', 'api/01-index.md', '/docs/api/index/'],
    ['D8', '01-api/api.md', '/docs/api/api/'],
    ['D13', 'Установка.md', '/docs/Установка/'],
    ['D14', 'a b.md', '/docs/a b/'],
  ])('%s %s is %s', (_, path, permalink) => {
    expect(pagesOf({ [`docs/${path}`]: titled('Т') })).toEqual([permalink])
  })

  test.each([
    ['D6', '01-guide/02-a.md', 'parse_number_prefixes: false', '/docs/01-guide/02-a/'],
    ['D9', 'a/b/c.md', 'slug: /start', '/docs/start/'],
    ['D10', 'a/b.md', 'slug: ./x', '/docs/a/x/'],
    ['D10', 'a/b.md', 'slug: x', '/docs/a/x/'],
    ['D10', 'a/b.md', 'slug: ../x', '/docs/x/'],
    ['D10', 'a/b.md', 'slug: ../../../x', '/docs/x/'],
    ['D10', 'a/index.md', 'slug: x', '/docs/a/x/'],
    ['D11', 'a/b.md', 'slug: /', '/docs/'],
    ['D1', 'a/b.md', 'id: c', '/docs/a/c/'],
  ])('%s %s with %s is %s', (_, path, field, permalink) => {
    expect(pagesOf({ [`docs/${path}`]: titled('Т', `${field}\n`) })).toEqual([permalink])
  })

  test.each(['_part.md', '_x/a.md', 'a/_x/b/c.mdx', '__tests__/a.md', 'a.test.mdx', 'a/_category_.md'])(
    'D17 D18 %s has no page',
    (path) => {
      expect(pagesOf({ [`docs/${path}`]: titled('Т'), 'docs/a.md': titled('А') })).toEqual(['/docs/a/'])
    },
  )

  test.each([
    ['D12', { 'docs/a.md': titled('Т', 'slug: /a?b\n') }, 'docs/a.md:3:7', 'front-matter/value'],
    ['D12', { 'docs/a.md': titled('Т', 'slug: "/a#b"\n') }, 'docs/a.md:3:7', 'front-matter/value'],
    [
      'D15',
      { 'docs/a.md': titled('А'), 'docs/01-a.md': titled('А', 'slug: /x\n') },
      'docs/01-a.md:1:1',
      'docs/duplicate-id',
    ],
    ['D16', { 'docs/a.md': titled('Т', 'id: a/b\n') }, 'docs/a.md:3:5', 'front-matter/value'],
    [
      'D34',
      { 'docs/g/a.md': titled('А'), 'docs/g/_category_.yml': 'lable: Г\n' },
      'docs/g/_category_.yml:1:8',
      'category/field',
    ],
    [
      'D56',
      { 'docs/a.md': titled('А', 'pagination_next: nope\n') },
      'docs/a.md:3:18',
      'front-matter/pagination',
    ],
    [
      'D85',
      { 'docs/a.md': titled('А', 'draft: true\nunlisted: true\n') },
      'docs/a.md:4:11',
      'front-matter/draft',
    ],
    [
      'D58',
      { 'docs/a.md': titled('А', 'displayed_sidebar: other\n') },
      'docs/a.md:3:20',
      'front-matter/displayed_sidebar',
    ],
  ])('%s is an error: %j', (_, files, place, rule) => {
    const errors = siteOf(files as Files).lines.filter((line) => line.includes('  ошибка  '))
    expect(errors.map((line) => [line.split('  ')[0], line.split('  ').at(-1)])).toEqual([
      [`content/${place}`, rule],
    ])
  })
})

test('M55 fields with wrong values are reported with position, finding and advice', () => {
  expect(siteOf({ 'docs/a.md': titled('Т', 'sidebar_position: второй\ndraft: да\n') }).lines).toEqual([
    'content/docs/a.md:3:19  ошибка  Поле «sidebar_position»: ожидается число, а написано «второй».  front-matter/value',
    'content/docs/a.md:4:8  ошибка  Поле «draft»: ожидается true или false, а написано «да».  front-matter/value',
  ])
})

test('two files with the same id or address are reported with a field to change', () => {
  expect(siteOf({ 'docs/a.md': titled('Т'), 'docs/01-a.md': titled('Т') }).lines).toEqual([
    'content/docs/01-a.md:1:1  ошибка  Имя страницы «a» уже занято файлом content/docs/a.md. Задайте другое поле id.  docs/duplicate-id',
    'content/docs/a.md:1:1  предупреждение  Адрес «/docs/a/» уже занят файлом content/docs/01-a.md. Задайте другое поле slug.  routes/duplicate',
  ])
})

describe('titles and descriptions', () => {
  const view = (text: string) => {
    const page = only('docs/file.md', text)
    return { tab: page.title, own: entryView(page).hasOwnTitle, written: page.parsed.contentTitle }
  }

  test('D21 D22 D23 D24 a page has one level-1 heading and a title for the tab', () => {
    expect(view('# Тест\n\nТекст\n')).toEqual({ tab: 'Тест', own: false, written: 'Тест' })
    expect(view(doc('title: Поле\n', '# Тест'))).toEqual({ tab: 'Поле', own: false, written: 'Тест' })
    expect(view(titled('Поле'))).toEqual({ tab: 'Поле', own: true, written: undefined })
    expect(view(titled('Поле', 'hide_title: true\n')).own).toBe(false)
    const [page] = siteOf({ 'pages/team.md': titled('Поле', 'hide_title: true\n') }).site.pages
    expect(page && entryView(page).hasOwnTitle).toBe(false)
    expect(view('Текст\n').tab).toBe('file')
    expect(view(titled('2024')).tab).toBe('2024')
    expect(view("import A from '@theme/Tabs'\n\n# Тест\n").tab).toBe('Тест')
    expect(view('Тест\n====\n').tab).toBe('Тест')
    expect(view('# Тест `код` **ж**\n').tab).toBe('Тест код ж')
  })

  test('further level-1 headings are part of the text, as in Docusaurus', () => {
    const { lines, site } = siteOf({ 'docs/a.md': doc('title: Поле\n', '# Один\n\nТекст\n\n# Два\n') })
    expect(lines).toEqual([expect.stringContaining('docs/a.md:9:1')])
    expect(site.docs[0]?.parsed.headings).toEqual([])
  })

  test('D27 the title loses its `{#id}`', () => {
    expect(view('# Тест {#мой-ид}\n\nТекст\n').tab).toBe('Тест')
  })

  test.each([
    [
      'D25',
      'Первый **абзац** с [ссылкой](https://e.ru) и `кодом`.\n\nВторой.',
      'Первый абзац с ссылкой и кодом.',
    ],
    ['D26', 'Список: один, два: три, в 10:30.', 'Список: один, два: три, в 10:30.'],
    ['D25', '```js\nlet a\n```\n\n| а |\n| - |\n\n<!-- нет -->\n\nТекст.', 'Текст.'],
  ])('%s the description is the first paragraph without markup', (_, text, expected) => {
    expect(only('docs/a.md', doc('title: Т\n', text)).description).toBe(expected)
  })

  test('D28 keywords and image are those of front matter', () => {
    const { site, lines } = siteOf({
      'docs/a.md': titled('Т', 'keywords: [один, два]\nimage: https://e.ru/a.png\n'),
    })
    const route = site.routes.find(({ kind }) => kind === 'doc')
    expect(route && pageMetadata(site, route)).toMatchObject({
      keywords: ['один', 'два'],
      image: 'https://e.ru/a.png',
    })
    expect(lines).toEqual([])
  })

  test('messengers get a generated image instead of an SVG, which they do not show', () => {
    const { site, lines } = siteOf({ 'docs/a.md': titled('Т', 'image: ./a.svg\n'), 'docs/a.svg': null })
    const route = site.routes.find(({ kind }) => kind === 'doc')
    expect(route && pageMetadata(site, route).image).toMatch(/^\/social\/.+\.png$/)
    expect(lines).toEqual([])
  })
})

describe('sidebar', () => {
  test('D29 D30 D31 items are sorted by position, then by name as in ASCII', () => {
    expect(
      labels({
        'docs/b.md': titled('2', 'sidebar_position: 2\n'),
        'docs/a.md': titled('1', 'sidebar_position: 1\n'),
        'docs/c.md': titled('1,5', 'sidebar_position: 1.5\n'),
        'docs/d.md': titled('0,5', 'sidebar_position: .5\n'),
        'docs/e.md': titled('10', 'sidebar_position: 1e1\n'),
        'docs/m.md': titled('−1', 'sidebar_position: -1\n'),
        'docs/f/x.md': titled('х'),
        'docs/f/_category_.yml': 'label: Папка\nposition: 1.7\n',
        'docs/Б.md': titled('Б'),
        'docs/z.md': titled('z'),
        'docs/Z.md': titled('Z'),
        'docs/10x.md': titled('10x'),
        'docs/2x.md': titled('2x'),
      }),
    ).toEqual(['−1', '0,5', '1', '1,5', 'Папка', '2', '10', '10x', '2x', 'Z', 'z', 'Б'])
  })

  test('D32 D33 folders are labelled by their files, else by their names without numbers', () => {
    expect(labels({ 'docs/01-guides/a.md': titled('А') })).toEqual(['guides'])
    for (const [name, text] of [
      ['yml', 'label: Гид\ncollapsed: false\nclassName: x\n'],
      ['yaml', 'label: Гид\ncollapsed: false\nclassName: x\n'],
      ['json', '{"label": "Гид", "collapsed": false, "className": "x"}'],
    ] as const) {
      const { site } = siteOf({ 'docs/g/a.md': titled('А'), [`docs/g/_category_.${name}`]: text })
      expect(sidebarIn(site)).toMatchObject([{ label: 'Гид', isCollapsed: false, className: 'x' }])
    }
  })

  test('D35 D36 D37 D42 categories link to their index, a doc, a generated index or nothing', () => {
    const files = (category?: string): Files => ({
      'docs/g/index.md': titled('Обзор', 'sidebar_position: 3\n'),
      'docs/g/intro.md': titled('Начало'),
      ...(category !== undefined && { 'docs/g/_category_.yml': category }),
    })
    const group = (category?: string) => {
      const [item] = sidebarIn(siteOf(files(category)).site)
      return item?.type === 'group'
        ? [item.label, item.permalink, item.items.map(({ label }) => label)]
        : item
    }
    expect(group()).toEqual(['Обзор', '/docs/g/', ['Начало']])
    expect(group('link: null\n')).toEqual(['g', undefined, ['Обзор', 'Начало']])
    expect(group('link: {type: doc, id: intro}\n')).toEqual(['Начало', '/docs/g/intro/', ['Обзор']])
    expect(group('link: {type: doc, id: g/intro}\nlabel: Г\n')).toEqual(['Г', '/docs/g/intro/', ['Обзор']])
    expect(group('link: {type: generated-index}\nlabel: Г\n')).toEqual([
      'Г',
      '/docs/category/г/',
      ['Обзор', 'Начало'],
    ])
    expect(labels({ 'docs/g/index.md': titled('Обзор') })).toEqual(['Обзор'])
  })

  test('D38 D39 D40 generated indexes get addresses from labels, numbered if repeated', () => {
    const index = (label: string, slug = '') => `label: ${label}\nlink: {type: generated-index${slug}}\n`
    const { site } = siteOf({
      'docs/a/x.md': titled('А'),
      'docs/a/_category_.yml': index('Руководство (часть 1)'),
      'docs/b/x.md': titled('А'),
      'docs/b/_category_.yml': index('API и SDK', ', slug: /x'),
      'docs/c/x.md': titled('А'),
      'docs/c/_category_.yml': index('Обзор'),
      'docs/d/x.md': titled('А'),
      'docs/d/_category_.yml': index('Обзор'),
    })
    expect(permalinksOf(site, 'category')).toEqual([
      '/docs/category/руководство-часть-1/',
      '/docs/x/',
      '/docs/category/обзор/',
      '/docs/category/обзор-1/',
    ])
  })

  test('a second docs instance has its own address', () => {
    const index = 'label: Обзор\nlink: {type: generated-index}\n'
    const files = {
      'docs/a/x.md': titled('А', 'slug: /икс\n'),
      'docs/a/_category_.yml': index,
      'docs/team/b/y.md': titled('Б', 'slug: /игрек\n'),
      'docs/team/b/_category_.yml': index,
      'docs/team/index.md': titled('В', 'slug: /\n'),
      'docs/team/1-c/2-w.md': titled('Д'),
      'docs/teams/z.md': titled('Г', 'slug: /зет\n'),
    }
    const generated = { type: 'generated-index' }
    const value = [
      { type: 'autogenerated', dirName: '.' },
      { type: 'category', label: 'Своё', link: generated, items: ['team/b/y'] },
    ]
    const sidebars = { displayPath: 'content/sidebars.js', text: '', value }
    const { site, lines } = siteOf(files, { instances: ['team'], sidebars })
    expect(lines).toEqual([])
    expect(permalinksOf(site, 'doc').toSorted()).toEqual([
      '/docs/зет/',
      '/docs/икс/',
      '/team/',
      '/team/c/w/',
      '/team/игрек/',
    ])
    expect(permalinksOf(site, 'category').toSorted()).toEqual([
      '/docs/category/обзор/',
      '/team/category/обзор/',
      '/team/category/своё/',
    ])
  })

  test('D41 a generated index shows a card for each direct item', () => {
    const { site } = siteOf({
      'docs/a/x.md': titled('Икс', 'description: Об иксе\n'),
      'docs/a/b/y.md': titled('Игрек'),
      'docs/a/_category_.yml': 'label: А\nlink: {type: generated-index, title: Всё, description: Обо всём}\n',
    })
    const route = site.routes.find(({ kind }) => kind === 'category')
    expect(route && pageMetadata(site, route)).toMatchObject({ title: 'Всё', description: 'Обо всём' })
    const cards = route?.kind === 'category' ? cardsOf(route.group.items) : []
    expect(cards.map(({ label, text, note = text }) => [label, note?.replace('\u00a0', ' ')])).toEqual([
      ['b', '1 страница'],
      ['Икс', 'Об иксе'],
    ])
  })

  test('D49 D50 groups are collapsed unless configured otherwise', () => {
    const item = (text: string) =>
      sidebarIn(siteOf({ 'docs/g/a.md': titled('А'), 'docs/g/_category_.yml': text }).site)[0]
    expect(item('label: Г\n')).toMatchObject({ isCollapsible: true, isCollapsed: true })
    expect(item('collapsible: false\ncollapsed: true\n')).toMatchObject({
      isCollapsible: false,
      isCollapsed: false,
    })
  })

  test('D48 a doc has the label and class of its front matter', () => {
    const { site } = siteOf({ 'docs/a.md': titled('Т', 'sidebar_label: М\nsidebar_class_name: x\n') })
    expect(sidebarIn(site)).toMatchObject([{ label: 'М', className: 'x' }])
  })
})

describe('neighbours and breadcrumbs', () => {
  const files: Files = {
    'docs/1-a.md': titled('А', 'pagination_label: Первая\n'),
    'docs/2-g/1-b.md': titled('Б'),
    'docs/2-g/2-c.md': titled('В', 'sidebar_label: Вэ\n'),
    'docs/2-g/_category_.yml': 'label: Г\nlink: {type: generated-index}\n',
    'docs/3-h/d.md': titled('Д'),
    'docs/4-z.md': titled('Я', 'pagination_next: null\npagination_prev: a\n'),
  }
  const { site } = siteOf(files)
  const around = (id: string) => {
    const page = site.docs.find((one) => one.id === id)
    const { previous, next } = page ? neighbours(site, page) : {}
    return [previous?.label, next?.label]
  }

  test('D55 D56 D57 neighbours follow the sidebar, unless front matter names others', () => {
    expect([around('a'), around('g/b'), around('g/c'), around('h/d'), around('z')]).toEqual([
      [undefined, 'Г'],
      ['Г', 'Вэ'],
      ['Б', 'Д'],
      ['Вэ', 'Я'],
      ['Первая', undefined],
    ])
  })

  test('a neighbour from front matter need not be in a sidebar', () => {
    const { site: other, lines } = siteOf({
      'docs/a.md': titled('А', 'pagination_next: hidden\n'),
      'docs/hidden.md': titled('Скрытая', 'unlisted: true\n'),
    })
    const page = other.docs.find(({ id }) => id === 'a')
    expect(lines).toEqual([])
    expect(page && neighbours(other, page).next).toEqual({ label: 'Скрытая', permalink: '/docs/hidden/' })
  })

  test('D59 D60 breadcrumbs link to the categories that have a page', () => {
    const crumbs = (permalink: string) =>
      breadcrumbs(lastVersion(site.versions), permalink)
        .slice(2)
        .map(({ label, permalink: to }) => [label, to])
    expect(crumbs('/docs/g/b/')).toEqual([
      ['Г', '/docs/category/г/'],
      ['Б', undefined],
    ])
    expect(crumbs('/docs/h/d/')).toEqual([
      ['h', undefined],
      ['Д', undefined],
    ])
  })

  test('D58 a page without a sidebar has neither neighbours nor breadcrumbs', () => {
    const alone = siteOf({ ...files, 'docs/2-g/2-c.md': titled('В', 'displayed_sidebar: null\n') }).site
    const page = alone.docs.find(({ id }) => id === 'g/c')
    expect(page && neighbours(alone, page)).toEqual({})
    expect(page && breadcrumbs(lastVersion(alone.versions), page.permalink)).toEqual([])
  })
})

describe('tags, visibility, update', () => {
  const tagged = (tags: string) => titled('Т', `tags: ${tags}\n`)

  test.each([
    ['Новости релиза', '/docs/tags/новости-релиза/'],
    ['тег2', '/docs/tags/тег-2/'],
    ['API', '/docs/tags/api/'],
    ['fooBar', '/docs/tags/foo-bar/'],
  ])('D64 the tag «%s» has the page %s', (tag, permalink) => {
    const { site, lines } = siteOf({
      'docs/b.md': titled('Б', `tags: [${tag}]\n`),
      'docs/a.md': titled('А', `tags: [${tag}]\n`),
    })
    expect([permalinksOf(site, 'doc-tag'), lines]).toEqual([[permalink], []])
    const route = site.routes.find(({ kind }) => kind === 'doc-tag')
    expect(route?.kind === 'doc-tag' && docsIndex(site, route).cards?.map(({ label }) => label)).toEqual([
      'А',
      'Б',
    ])
  })

  test('D65 the tag list exists if there are tags', () => {
    expect(permalinksOf(siteOf({ 'docs/a.md': titled('А') }).site, 'doc-tags')).toEqual([])
    const { site } = siteOf({
      'docs/a.md': tagged('[яблоко, арбуз, ёж, ель]'),
      'docs/b.md': tagged('[арбуз]'),
    })
    expect(permalinksOf(site, 'doc-tags')).toEqual(['/docs/tags/'])
    expect(tagCounts(withoutUnlisted(site.docs)).map(({ tag, count }) => [tag.label, count])).toEqual([
      ['арбуз', 2],
      ['ёж', 1],
      ['ель', 1],
      ['яблоко', 1],
    ])
  })

  test('D66 D67 D68 tags.yml gives labels and addresses; unknown and repeated ones are reported', () => {
    const file = 'релиз:\n  label: Выпуски\n  permalink: /releases\n  description: Что вышло\nпусто:\n'
    const { site, lines } = siteOf({
      'docs/a.md': tagged('[релиз, иное, {label: Своя, permalink: own}]'),
      'docs/tags.yml': file,
    })
    expect(site.docs[0]?.tags).toEqual([
      { label: 'Выпуски', permalink: '/docs/tags/releases/', description: 'Что вышло' },
      { label: 'иное', permalink: '/docs/tags/иное/' },
      { label: 'Своя', permalink: '/docs/tags/own/' },
    ])
    expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['tags/unknown', 'tags/unknown'])
    expect(
      siteOf({ 'docs/a.md': titled('А'), 'docs/tags.yml': 'a: {permalink: /x}\nb: {permalink: /x}\n' })
        .lines[0],
    ).toContain('tags/duplicate')
  })

  test('D69 counts have Russian plural forms', () => {
    const title = (count: number) => {
      const { site } = siteOf(
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`docs/${index}.md`, tagged('[м]')])),
      )
      const route = site.routes.find(({ kind }) => kind === 'doc-tag')
      return route?.kind === 'doc-tag' ? docsIndex(site, route).title.replaceAll('\u00a0', ' ') : ''
    }
    expect([1, 2, 5, 21].map(title)).toEqual([
      '1 страница с меткой «м»',
      '2 страницы с меткой «м»',
      '5 страниц с меткой «м»',
      '21 страница с меткой «м»',
    ])
  })

  test('D70 the edit link is hidden while its address is a placeholder', () => {
    const edit = (fields: string, sourceUrl = 'https://e.ru/edit/main/') =>
      entryView(only('docs/a/b.md', titled('Т', fields)), sourceUrl).editUrl
    expect(edit('', 'https://example.com/edit/main/')).toBeUndefined()
    expect(edit('')).toBe('https://e.ru/edit/main/content/docs/a/b.md')
    expect([edit('custom_edit_url: null\n'), edit('custom_edit_url: ""\n')]).toEqual([undefined, undefined])
    expect(edit('custom_edit_url: https://e.ru/x\n')).toBe('https://e.ru/x')
  })

  test('D71 D72 the last update is from git; front matter overrides it', () => {
    const load = (fields: string) =>
      siteOf({ 'docs/a.md': titled('Т', fields) }, { lastUpdateOf: () => '2024-05-06T07:08:09.000Z' }).site
        .docs[0]?.lastUpdate
    expect(load('')).toBe('2024-05-06T07:08:09.000Z')
    expect(load('last_update: {date: 2020-01-02}\n')).toBe('2020-01-02')
    expect(load('last_update: {author: Он}\n')).toBe('2024-05-06T07:08:09.000Z')
    expect(only('docs/a.md').lastUpdate).toBeUndefined()
  })

  test('D81 D82 drafts have pages in development only', () => {
    const files = { 'docs/a.md': titled('А', 'draft: true\n'), 'docs/b.md': titled('Б') }
    expect(pagesOf(files)).toEqual(['/docs/b/'])
    const { site } = siteOf(files, { drafts: true })
    expect(site.docs.map((page) => entryView(page).visibility)).toEqual(['draft', undefined])
  })

  test('D83 D86 unlisted pages are in no list and are not indexed', () => {
    const { site } = siteOf({
      'docs/a.md': titled('А', 'unlisted: true\ntags: [тайная, общая]\n'),
      'docs/b.md': titled('Б', 'tags: [общая]\n'),
      'docs/c.md': titled('В'),
    })
    expect(sidebarIn(site).map(({ label }) => label)).toEqual(['Б', 'В'])
    const [a, b] = site.docs
    expect(a && neighbours(site, a)).toEqual({})
    expect(b && neighbours(site, b)).toMatchObject({ next: { label: 'В' } })
    const indexed = Object.fromEntries(
      site.routes.map((route) => [route.permalink, pageMetadata(site, route).isIndexed]),
    )
    expect(indexed).toMatchObject({
      '/docs/a/': false,
      '/docs/b/': true,
      '/docs/tags/тайная/': false,
      '/docs/tags/общая/': true,
    })
    expect(tagCounts(withoutUnlisted(site.docs)).map(({ tag, count }) => [tag.label, count])).toEqual([
      ['общая', 1],
    ])
  })

  test('D87 D88 D90 the table of contents lists headings of the levels in front matter', () => {
    const text = '## Два\n\n:::note\n\n### Три\n\n:::\n\n#### Четыре\n'
    const contents = (fields: string) =>
      JSON.stringify(entryView(only('docs/a.md', doc(`title: Т\n${fields}`, text))).contents)
    expect(contents('').match(/"text":"[^"]*/g)).toHaveLength(2)
    expect(contents('toc_max_heading_level: 4\n').match(/"text":"[^"]*/g)).toHaveLength(3)
    expect(contents('hide_table_of_contents: true\n')).toBe('[]')
  })
})
