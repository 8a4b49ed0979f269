import { describe, expect, test } from 'vitest'
import { permalinksOf, siteOf, type Files } from '@/tests/support/site-of'

const post = (fields = '', text = 'Текст.\n\n<!-- truncate -->') => `---\ntitle: Т\n${fields}---\n\n${text}\n`

describe('posts', () => {
  test('get dates and addresses from their file names, slugs relative to the blog', () => {
    const { site } = siteOf({
      'blog/2019-05-28-first.md': post(),
      'blog/2021-08-26-welcome/index.md': post(),
      'blog/news/2020-01-02-hello.md': post(),
      'blog/2018-01-01-x.md': post('slug: x\n'),
      'blog/2017-01-01-y.md': post('slug: /y\n'),
    })
    expect(site.posts.map(({ permalink, date }) => [permalink, date])).toEqual([
      ['/blog/2021/08/26/welcome/', '2021-08-26'],
      ['/blog/2020/01/02/news/hello/', '2020-01-02'],
      ['/blog/2019/05/28/first/', '2019-05-28'],
      ['/blog/x/', '2018-01-01'],
      ['/blog/y/', '2017-01-01'],
    ])
  })

  test('take their date from front matter, else from the file name, else from git', () => {
    const lastUpdateOf = () => ({ date: '2020-05-05T10:00:00.000Z' })
    const { site } = siteOf(
      { 'blog/foo.md': post(), 'blog/2019-05-28-a.md': post('date: 2022-02-03\n') },
      { lastUpdateOf },
    )
    expect(site.posts.map(({ date }) => date)).toEqual(['2022-02-03', '2020-05-05'])
  })

  test('are published on their date in the earliest time zone; until then they are drafts', () => {
    const files = { 'blog/2024-05-06-a.md': post(), 'blog/b.md': post('date: 2024-05-06T12:00+03:00\n') }
    const shown = (now: string, drafts = false) =>
      siteOf(files, { now: Date.parse(now), drafts }).site.posts.map(({ source }) => source.path.at(-4))
    expect(shown('2024-05-05T09:59:00Z')).toEqual([])
    expect(shown('2024-05-05T10:00:00Z')).toEqual(['a'])
    expect(shown('2024-05-06T09:00:00Z')).toEqual(['b', 'a'])
    expect(shown('2024-05-01', true)).toEqual(['b', 'a'])
    expect(siteOf(files, { now: 0 }).lines).toHaveLength(2)
  })

  test('are read at 200 words a minute, rounded up', () => {
    const minutes = (count: number) =>
      siteOf({ 'blog/2020-01-01-a.md': post('', 'слово '.repeat(count)) }).site.posts[0]?.readingMinutes
    expect([minutes(400), minutes(410), minutes(1)]).toEqual([2, 3, 1])
  })

  test('know where the excerpt ends', () => {
    const truncated = (name: string, text: string) =>
      siteOf({ [name]: post('', text) }).site.posts[0]?.parsed.isTruncated
    expect(truncated('blog/2020-01-01-a.md', 'А\n\n<!-- truncate -->\n\nБ')).toBe(true)
    expect(truncated('blog/2020-01-01-a.mdx', 'А\n\n{/* truncate */}\n\nБ')).toBe(true)
    expect(truncated('blog/2020-01-01-a.md', 'А и `<!-- truncate -->`')).toBe(false)
  })
})

describe('lists', () => {
  const many = (count: number): Files =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `blog/2020-01-${String(i + 1).padStart(2, '0')}-p.md`,
        post(`slug: p${i}\ntags: [общий]\n`),
      ]),
    )

  test('25 posts make three pages, of the blog and of a tag', () => {
    const { site } = siteOf(many(25))
    expect(permalinksOf(site, 'blog-list')).toEqual(['/blog/', '/blog/page/2/', '/blog/page/3/'])
    expect(permalinksOf(site, 'tag')).toEqual([
      '/blog/tags/общий/',
      '/blog/tags/общий/page/2/',
      '/blog/tags/общий/page/3/',
    ])
  })

  test('no posts make one empty page', () => {
    expect(permalinksOf(siteOf({ 'docs/a.md': post() }).site, 'blog-list')).toEqual(['/blog/'])
  })
})

describe('tags', () => {
  test('from the file have its labels and addresses; others are reported', () => {
    const { site, lines } = siteOf({
      'blog/tags.yml': 'hello:\n  label: Привет\n  permalink: /privet\n  description: О привете\nвторая:\n',
      'blog/2020-01-01-a.md': post('tags: [hello, вторая, третья]\n'),
    })
    expect(site.posts[0]?.tags).toEqual([
      { label: 'Привет', permalink: '/blog/tags/privet/', description: 'О привете' },
      { label: 'Вторая', permalink: '/blog/tags/вторая/' },
      { label: 'третья', permalink: '/blog/tags/третья/' },
    ])
    expect(lines).toEqual([
      'content/blog/2020-01-01-a.md:3:23  внимание  Метки «третья» нет в tags.yml. Добавьте её туда или исправьте название.  tags/unknown',
    ])
  })

  test('may be an empty list, or nothing', () => {
    expect(siteOf({ 'blog/2020-01-01-a.md': post('tags: []\n') }).lines).toEqual([])
    expect(siteOf({ 'blog/2020-01-01-a.md': post('tags:\n') }).lines).toEqual([])
  })
})

describe('authors', () => {
  const authors =
    'platform:\n  name: Команда\n  title: Т\n  page: true\ndocs:\n  name: Редакция\n  page: {permalink: /all-docs-articles}\n  socials: {github: docs, x: https://x.com/docs}\n'

  test('from the file, inline, and overridden', () => {
    const { site, lines } = siteOf({
      'blog/authors.yml': authors,
      'blog/2020-01-01-a.md': post('authors: [platform, {name: Гость}, {key: docs, title: Здесь}]\n'),
    })
    expect(site.posts[0]?.authors.map(({ name, title, permalink }) => [name, title, permalink])).toEqual([
      ['Команда', 'Т', '/blog/authors/platform/'],
      ['Гость', undefined, undefined],
      ['Редакция', 'Здесь', '/blog/authors/all-docs-articles/'],
    ])
    expect(site.authors[1]?.socials).toEqual({ github: 'https://github.com/docs', x: 'https://x.com/docs' })
    expect(permalinksOf(site, 'author')).toEqual([
      '/blog/authors/platform/',
      '/blog/authors/all-docs-articles/',
    ])
    expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['authors/inline'])
  })

  test('a field without a value is not an inline author', () => {
    const { lines } = siteOf({ 'blog/2020-01-01-a.md': post('authors:\n') })
    expect(lines).toEqual([])
  })

  test('inline authors are one message for all posts', () => {
    const { lines } = siteOf({
      'blog/2020-01-01-a.md': post('authors: [{name: Гость}, {name: Гостья}]\n'),
      'blog/2020-01-02-b.md': post('authors: {name: Гость}\n'),
    })
    expect(lines).toEqual([
      'content/blog/2020-01-01-a.md:3:11  внимание  Авторы описаны в самих записях: 2020-01-01-a.md, 2020-01-02-b.md. Опишите их в authors.yml, а в записях оставьте имена из этого файла.  authors/inline',
    ])
  })

  test('relative addresses are reported in the file and in posts', () => {
    const { lines } = siteOf({
      'blog/authors.yml': 'a:\n  name: А\n  url: me\n  imageURL: a.png\n',
      'blog/2020-01-01-a.md': post('authors: [{name: Гость, image_url: img/a.png, socials: {vk: a/b}}]\n'),
      'blog/2020-01-02-b.md': post('author: Она\nauthor_url: e.ru\nauthor_image_url: /a.png\n'),
    })
    const expected = 'ожидается адрес https://… или путь от корня сайта /…, а написано'
    const picture = 'ожидается адрес https://…, путь от корня сайта /… или файл рядом ./…, а написано'
    expect(lines).toEqual([
      `content/blog/2020-01-01-a.md:3:36  ошибка  Поле «authors.0.image_url»: ${picture} «img/a.png».  front-matter/value`,
      'content/blog/2020-01-01-a.md:3:61  ошибка  Поле «authors.0.socials.vk»: ожидается имя без «/» или полный адрес https://…, а написано «a/b».  front-matter/value',
      `content/blog/2020-01-02-b.md:4:13  ошибка  Поле «author_url»: ${expected} «e.ru».  front-matter/value`,
      `content/blog/authors.yml:3:8  ошибка  Поле «url»: ${expected} «me».  authors/value`,
      `content/blog/authors.yml:4:13  ошибка  Поле «imageURL»: ${picture} «a.png».  authors/value`,
    ])
  })
})
