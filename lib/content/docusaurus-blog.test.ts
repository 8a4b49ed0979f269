/** The blog as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import { describe, expect, test } from 'vitest'
import { byYear, tagCounts, withoutUnlisted } from './lists'
import { neighboursIn } from '../data/neighbours-in'
import { buildFeeds } from '../publish/build-feeds'
import { permalinksOf, siteOf, type Files } from '@/tests/support/site-of'
import { blogMenu } from '../view/blog'
import { entryView } from '../view/entry'
import { pageMetadata } from '../view/metadata'

const post = (fields = '', text = 'Текст.\n\n<!-- truncate -->\n') =>
  `---\ntitle: Т\n${fields}---\n\n${text}\n`
const only = (path: string, text = post()) => {
  const { site, lines } = siteOf({ [`blog/${path}`]: text })
  return { post: site.posts[0], lines }
}
const errorsOf = (files: Files) =>
  siteOf(files)
    .lines.filter((line) => line.includes('  ошибка  '))
    .map((line) => [line.split('  ')[0], line.split('  ').at(-1)])
const day = (index: number) => `2024-01-${String(index + 1).padStart(2, '0')}`
const many = (count: number, fields = ''): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`blog/${day(index)}-p${index}.md`, post(fields)]),
  )

describe('files', () => {
  test.each([
    ['B1', '2019-05-28-first-blog-post.md', '/blog/2019/05/28/first-blog-post/', '2019-05-28'],
    ['B2', '2021-08-26-welcome/index.md', '/blog/2021/08/26/welcome/', '2021-08-26'],
    ['B2', '2021-08-26-welcome/other.md', '/blog/2021/08/26/welcome/other/', '2021-08-26'],
    ['B3', '2019/05/28/post.md', '/blog/2019/05/28/post/', '2019-05-28'],
    ['B3', '2019/05/28-post.md', '/blog/2019/05/28/post/', '2019-05-28'],
    ['B3', '2020-01/02-foo.md', '/blog/2020/01/02/foo/', '2020-01-02'],
    ['B3', '2019-5-8-post.mdx', '/blog/2019/5/8/post/', '2019-05-08'],
    ['B3', '2019-05-28.md', '/blog/2019/05/28/', '2019-05-28'],
    ['B3', '2019-05-28 Новость дня.md', '/blog/2019/05/28/Новость дня/', '2019-05-28'],
    ['B4', 'news/2020-01-02-hello.md', '/blog/2020/01/02/news/hello/', '2020-01-02'],
    ['B4', 'a/b/2021-08-26/c/index.mdx', '/blog/2021/08/26/a/b/c/', '2021-08-26'],
    ['B4', 'релизы/2024-01-02-версия.md', '/blog/2024/01/02/релизы/версия/', '2024-01-02'],
  ])('%s %s is %s', (_, path, permalink, date) => {
    const { post: found, lines } = only(path)
    expect([found?.permalink, found?.date.slice(0, 10), lines]).toEqual([permalink, date, []])
  })

  test('B5 a file without a date gets that of its last change', () => {
    const { site } = siteOf(
      { 'blog/foo.md': post(), 'blog/folder/index.md': post() },
      { lastUpdateOf: () => '2024-05-06T07:08:09.000Z' },
    )
    expect(site.posts.map(({ permalink, date }) => [permalink, date])).toEqual([
      ['/blog/folder/', '2024-05-06'],
      ['/blog/foo/', '2024-05-06'],
    ])
  })

  test('B6 the date in front matter wins, with its day and its zone', () => {
    for (const [written, iso] of [
      ['2020-02-03', '2020-02-03'],
      ['2020-02-03T23:30:00Z', '2020-02-03T23:30:00.000Z'],
      ['2020-02-03T23:30:00+03:00', '2020-02-03T23:30:00.000+03:00'],
    ] as const) {
      expect(only('2019-01-01-a.md', post(`date: ${written}\n`)).post?.date).toBe(iso)
    }
  })

  test('B7 slugs are relative to the blog', () => {
    for (const slug of ['x', '/x'])
      expect(only('a/2019-01-01-a.md', post(`slug: ${slug}\n`)).post?.permalink).toBe('/blog/x/')
  })

  test('B8 B9 invalid dates and duplicate addresses are reported', () => {
    expect(errorsOf({ 'blog/2021-13-45-bad.md': post() })).toEqual([
      ['content/blog/2021-13-45-bad.md:1:1', 'blog/date'],
    ])
    const same = { 'blog/2021-01-01-a.md': post('slug: x\n'), 'blog/2021-01-02-b.md': post('slug: x\n') }
    expect(siteOf(same).lines).toEqual([
      'content/blog/2021-01-02-b.md:3:7  предупреждение  Адрес «/blog/x/» уже занят файлом content/blog/2021-01-01-a.md. Задайте другое поле slug.  routes/duplicate',
    ])
  })

  test('files with underscores and tests are not posts', () => {
    const { site } = siteOf({
      'blog/_2020-01-01-a.md': post(),
      'blog/_x/2020-01-01-a.md': post(),
      'blog/2020-01-01-b.md': post(),
    })
    expect(site.posts.map(({ permalink }) => permalink)).toEqual(['/blog/2020/01/01/b/'])
  })
})

describe('lists', () => {
  test('B10 posts are listed newest first', () => {
    expect(siteOf(many(3)).site.posts.map(({ date }) => date)).toEqual([
      '2024-01-03',
      '2024-01-02',
      '2024-01-01',
    ])
  })

  test('B11 B12 the excerpt is the text above the marker', () => {
    for (const [file, marker] of [
      ['a.md', '<!-- truncate -->'],
      ['a.md', '<!--truncate-->'],
      ['a.mdx', '{/* truncate */}'],
      ['a.mdx', '<!-- truncate -->'],
      ['b.md', '{/* truncate */}'],
    ] as const)
      expect([
        file,
        marker,
        only(`2020-01-01-${file}`, post('', `А\n\n${marker}\n\nБ`)).post?.parsed.isTruncated,
      ]).toEqual([file, marker, true])
    for (const [file, text] of [
      ['a.md', '1. А\n\n   <!-- truncate -->\n\n2. Б'],
      ['a.md', 'А <!-- truncate --> Б'],
      ['a.mdx', '<div>\n\nА {/* truncate */} Б\n\n</div>'],
    ] as const)
      expect(only(`2020-01-01-${file}`, post('', text)).post?.parsed.isTruncated).toBe(true)
    for (const text of ['А', 'А и `<!-- truncate -->`'])
      expect(only('2020-01-01-a.md', post('', text)).post?.parsed.isTruncated).toBe(false)
  })

  test('B15 B17 ten posts make a page of the list, and a blog without posts has one page and no feeds', () => {
    expect(permalinksOf(siteOf(many(25)).site, 'blog-list')).toEqual([
      '/blog/',
      '/blog/page/2/',
      '/blog/page/3/',
    ])
    const { site } = siteOf({ 'docs/a.md': post() })
    expect([
      permalinksOf(site, 'blog-list'),
      [...buildFeeds(site).keys()].filter((path) => path.startsWith('/blog/')),
    ]).toEqual([['/blog/'], []])
  })

  test('B19 B23 ten posts make a page of a tag and of an author', () => {
    const { site } = siteOf({
      ...many(11, 'tags: [x]\nauthors: [я]\n'),
      'blog/authors.yml': 'я:\n  name: Я\n  page: true\n',
    })
    expect(permalinksOf(site, 'tag')).toEqual(['/blog/tags/x/', '/blog/tags/x/page/2/'])
    expect(permalinksOf(site, 'author')).toEqual(['/blog/authors/я/', '/blog/authors/я/page/2/'])
  })

  test('B20 counts have Russian plural forms', () => {
    const title = (count: number) => {
      const { site } = siteOf(many(count, 'tags: [x]\n'))
      const route = site.routes.find(({ kind }) => kind === 'tag')
      return route ? pageMetadata(site, route).title.replaceAll('\u00a0', ' ') : ''
    }
    expect([1, 3, 5, 21].map(title)).toEqual(
      ['1 запись', '3 записи', '5 записей', '21 запись'].map((words) => `${words} с меткой «x»`),
    )
  })

  test('B33 neighbours skip unlisted posts', () => {
    const { site } = siteOf({ ...many(3), 'blog/2024-01-02-hidden.md': post('unlisted: true\n') })
    const posts = withoutUnlisted(site.posts)
    expect(posts).toHaveLength(3)
    const [newest, middle, oldest] = posts
    expect(middle && neighboursIn(posts, middle.permalink)).toEqual({ previous: newest, next: oldest })
    const hidden = site.posts.find(({ unlisted }) => unlisted)
    expect(hidden && neighboursIn(posts, hidden.permalink)).toEqual({})
  })

  test('B18 B35 B47 years are listed newest first', () => {
    const { site } = siteOf({
      'blog/2024-01-01-a.md': post(),
      'blog/2023-12-31-b.md': post('date: 2023-12-31T23:30:00-05:00\n'),
      'blog/2024-06-01-c.md': post(),
    })
    expect(byYear(site.posts).map(({ year, posts }) => [year, posts.length])).toEqual([
      [2024, 2],
      [2023, 1],
    ])
    expect(blogMenu(site).map(({ year }) => year)).toEqual([undefined, 2024, 2023])
  })

  test('B36 the sidebar and the tab may have other titles', () => {
    const { site } = siteOf({ 'blog/2024-01-01-a.md': post('sidebar_label: М\ntitle_meta: В\n') })
    expect(blogMenu(site)[1]?.links[0]?.label).toBe('М')
    const route = site.routes.find(({ kind }) => kind === 'post')
    expect(route && pageMetadata(site, route).title).toBe('В')
  })

  test('B37 drafts have no pages, unlisted posts are in no list', () => {
    const files = {
      'blog/2024-01-01-a.md': post('draft: true\n'),
      'blog/2024-01-02-b.md': post('unlisted: true\ntags: [x]\n'),
      'blog/2024-01-03-c.md': post(),
      'blog/2999-01-01-d.md': post(),
    }
    const { site } = siteOf(files)
    const seen = siteOf(files, { drafts: true }).site.posts.map((each) => entryView(each).visibility)
    expect(seen).toEqual(['scheduled', undefined, 'unlisted', 'draft'])
    expect(site.posts.map(({ permalink }) => permalink)).toEqual([
      '/blog/2024/01/03/c/',
      '/blog/2024/01/02/b/',
    ])
    const route = site.routes.find(({ permalink }) => permalink === '/blog/2024/01/02/b/')
    expect(route && pageMetadata(site, route).isIndexed).toBe(false)
    expect(tagCounts(withoutUnlisted(site.posts))).toEqual([])
  })
})

describe('authors', () => {
  const authors =
    'one:\n  name: Первый\n  page: true\n  url: https://e.ru\ntwoWords:\n  name: Второй\n  page: {permalink: /own}\nthree:\n  name: Третий\n  email: a@e.ru\n  socials: {github: x, mastodon: "https://m.ru/@x"}\n'
  const load = (field: string) => siteOf({ 'blog/authors.yml': authors, 'blog/2024-01-01-a.md': post(field) })

  test('B21 B22 all authors are listed, and some have pages', () => {
    const { site } = load('authors: [one]\n')
    expect(site.authors.map(({ name, permalink }) => [name, permalink])).toEqual([
      ['Первый', '/blog/authors/one/'],
      ['Второй', '/blog/authors/own/'],
      ['Третий', undefined],
    ])
    expect(
      permalinksOf(siteOf({ 'blog/authors.yml': 'fooBar:\n  name: Ф\n  page: true\n' }).site, 'author'),
    ).toEqual(['/blog/authors/foo-bar/'])
  })

  test.each([
    ['B25', 'authors: [oen]\n', ['content/blog/2024-01-01-a.md:3:11', 'authors/unknown']],
    ['B26', 'authors: [one, one]\n', ['content/blog/2024-01-01-a.md:3:16', 'authors/repeated']],
  ])('%s mistakes: %s', (_, field, problem) => {
    expect(errorsOf({ 'blog/authors.yml': authors, 'blog/2024-01-01-a.md': post(field) })).toEqual([problem])
  })

  test('B21 if authors.yml exists, no other list is read', () => {
    const files = { 'blog/authors.yml': authors, 'blog/authors.json': '[]' }
    expect(errorsOf({ ...files, 'blog/2024-01-01-a.md': post('authors: one\n') })).toEqual([])
  })

  test('B25 a key without a file is reported', () => {
    expect(errorsOf({ 'blog/2024-01-01-a.md': post('authors: one\n') })).toEqual([
      ['content/blog/2024-01-01-a.md:3:10', 'authors/unknown'],
    ])
  })

  test('B28 handles of networks become addresses, and other values are reported', () => {
    expect(load('').site.authors[2]?.socials).toEqual({
      github: 'https://github.com/x',
      mastodon: 'https://m.ru/@x',
    })
    expect(errorsOf({ 'blog/authors.yml': 'a:\n  name: А\n  socials: {x: a/b}\n' })).toEqual([
      ['content/blog/authors.yml:3:16', 'authors/value'],
    ])
    const unknown = 'a:\n  name: А\n  socials: {x: "@a", moddb: b, site: "https://e.ru"}\n'
    const { site, lines } = siteOf({ 'blog/authors.yml': unknown })
    expect(site.authors[0]?.socials).toEqual({ x: 'https://x.com/a', site: 'https://e.ru' })
    expect(lines).toEqual([
      'content/blog/authors.yml:3:29  предупреждение  Поле «socials.moddb»: ожидается полный адрес https://… (такой сети сайт не знает), а написано «b».  authors/social',
    ])
  })

  test('B29 B30 inline authors stand alone or override the file', () => {
    const { site, lines } = load('authors: [{name: Гость}, {key: one, title: Иначе}, three]\n')
    expect(site.posts[0]?.authors.map(({ name, title }) => [name, title])).toEqual([
      ['Гость', undefined],
      ['Первый', 'Иначе'],
      ['Третий', undefined],
    ])
    expect(lines.map((line) => [line.split('  ')[0], line.split('  ')[1], line.split('  ').at(-1)])).toEqual([
      ['content/blog/2024-01-01-a.md:3:11', 'предупреждение', 'authors/inline'],
    ])
  })

  test('titles have typography applied, wherever they are written', () => {
    const title = 'ведёт "Хроники"'
    const files = { 'blog/authors.yml': `one: {name: Первый, title: '${title}'}\n` }
    for (const field of [
      'authors: one',
      `authors: {name: Гость, title: '${title}'}`,
      `author: Она\nauthor_title: '${title}'`,
    ]) {
      const { site } = siteOf({ ...files, 'blog/2024-01-01-a.md': post(`${field}\n`) })
      expect(site.posts[0]?.authors[0]?.title).toBe('ведёт «Хроники»')
    }
  })

  test('a single author may be written in the old syntax', () => {
    const she = { name: 'Она', title: 'Т', url: 'https://e.ru', image_url: 'https://e.ru/a.png' }
    for (const [title, url, image] of [
      ['author_title', 'author_url', 'author_image_url'],
      ['authorTitle', 'authorURL', 'authorImageURL'],
    ]) {
      const { site, lines } = load(
        `author: Она\n${title}: Т\n${url}: https://e.ru\n${image}: https://e.ru/a.png\n`,
      )
      expect(site.posts[0]?.authors).toMatchObject([she])
      expect(lines).toEqual([])
    }
    expect(
      errorsOf({
        'blog/authors.yml': authors,
        'blog/2024-01-01-a.md': post('author: Она\nauthors: [one]\n'),
      }),
    ).toEqual([['content/blog/2024-01-01-a.md:3:9', 'authors/mixed']])
  })
})

test.each([
  [400, 2],
  [410, 3],
  [0, 0],
])('B31 %i words are read in %i minutes', (words, minutes) => {
  const { post: found } = only('2024-01-01-a.md', post('', 'слово '.repeat(words)))
  expect(found?.readingMinutes).toBe(minutes)
})

test('B14 posts without a marker are reported in one line', () => {
  const { lines } = siteOf({
    'blog/2024-01-01-a.md': post('', 'А'),
    'blog/2024-01-02-b.md': post('', 'Б'),
    'blog/2024-01-03-c.md': post(),
  })
  expect(lines).toEqual([
    'content/blog/2024-01-01-a.md:1:1  предупреждение  Записи целиком попадут в списки: 2024-01-01-a.md, 2024-01-02-b.md. Поставьте <!-- truncate --> после вступления.  blog/untruncated',
  ])
})

test('B42 the head of a post has its date and tags', () => {
  const { site } = siteOf({ 'blog/2024-01-01-a.md': post('tags: [x, y]\n') })
  const route = site.routes.find(({ kind }) => kind === 'post')
  expect(route && pageMetadata(site, route).article).toMatchObject({
    publishedTime: '2024-01-01',
    tags: ['x', 'y'],
  })
})
