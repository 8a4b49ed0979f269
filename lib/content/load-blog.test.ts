import { describe, expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

const post = (fields = '', text = 'Текст.\n\n<!-- truncate -->') => `---\ntitle: Т\n${fields}---\n\n${text}\n`

describe('posts', () => {
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
})

describe('tags', () => {
  test('have the labels and addresses of tags.yml; those missing there are reported', () => {
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
      'content/blog/2020-01-01-a.md:3:23  предупреждение  Метки «третья» нет в tags.yml. Добавьте её туда или исправьте название.  tags/unknown',
    ])
  })

  test('may be an empty list, or nothing', () => {
    expect(siteOf({ 'blog/2020-01-01-a.md': post('tags: []\n') }).lines).toEqual([])
    expect(siteOf({ 'blog/2020-01-01-a.md': post('tags:\n') }).lines).toEqual([])
  })
})

describe('authors', () => {
  test('a field without a value is not an inline author', () => {
    const { lines } = siteOf({ 'blog/2020-01-01-a.md': post('authors:\n') })
    expect(lines).toEqual([])
  })

  test('inline authors get one message for all posts', () => {
    const { lines } = siteOf({
      'blog/2020-01-01-a.md': post('authors: [{name: Гость}, {name: Гостья}]\n'),
      'blog/2020-01-02-b.md': post('authors: {name: Гость}\n'),
    })
    expect(lines).toEqual([
      'content/blog/2020-01-01-a.md:3:11  предупреждение  Авторы описаны в самих записях: 2020-01-01-a.md, 2020-01-02-b.md. Опишите их в authors.yml, а в записях оставьте имена из этого файла.  authors/inline',
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
