/** The blog as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Post } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { siteOf } from '@/tests/support/site-of'
import { blogMenu, postsAndTags } from '@/lib/view/blog'
import { entryView } from '@/lib/view/entry'
import { PageMeta } from '../entry/entry-article'
import { AuthorCard } from './author-card'
import { ArchivePage, AuthorsPage, TagsPage } from './index-pages'
import { PostList, ReadingTime } from './post-list'

const html = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00a0', ' ')
const post = (text: string) => `---\ntitle: Запись\n---\n\n${text}\n`
const siteWith = (...texts: string[]) =>
  siteOf(Object.fromEntries(texts.map((text, day) => [`blog/2024-01-0${day + 1}-a.md`, post(text)]))).site

describe('the blog', () => {
  const listOf = (isTruncated: boolean) => {
    const cards = siteWith('Начало', 'Второе').posts.map((found) => ({
      post: { ...found, parsed: { ...found.parsed, isTruncated } },
      cover: '',
      html: '',
    }))
    return html(h(PostList, { cards }))
  }

  test('B13 only truncated posts have a link to the rest, and it names the post', () => {
    const link = `${strings.blog.readMore}<span class="hidden">: Запись</span>`
    expect(listOf(true).split(link)).toHaveLength(3)
    expect(listOf(false)).not.toContain(strings.blog.readMore)
  })

  test('the archive lists posts newest first, with titles as in other lists and descriptions', () => {
    const { posts } = siteOf({
      'blog/2024-01-01-a.md': '---\ntitle: \'Новость: "мир" - это\'\n---\n\nТекст.\n',
      'blog/2024-02-02-b.md': post('Текст'),
    }).site
    const page = html(h(ArchivePage, { title: 'Архив', lead: '', posts, tags: [], coverOf: () => '' }))
    expect(page.match(/<h2 id.*?<\/small>|(?<=<article>).*?(?=<\/article>)/g)).toEqual([
      '<h2 id="2024">2024</h2><small>2 записи</small>',
      '<h3><a href="/blog/2024/02/02/b/" class="stretched">Запись</a></h3><p class="meta dated"><time dateTime="2024-02-02">2 февраля</time><span>1 мин</span></p><p class="prose">Текст</p>',
      '<h3><a href="/blog/2024/01/01/a/" class="stretched">Новость: «мир» — это</a></h3><p class="meta dated"><time dateTime="2024-01-01">1 января</time><span>1 мин</span></p><p class="prose">Текст.</p>',
    ])
  })

  test('a list has feeds beside it once there is a post, not before', () => {
    const railOf = (posts: Post[]) => {
      const page = html(h(TagsPage, { title: 'Метки', lead: '', posts, tags: [] }))
      return page.match(/(?<=<aside[^>]*>.*<a [^>]*>).*?(?=<\/a>)|<aside/g)
    }
    expect(railOf(siteWith('Начало').posts)).toEqual(['<aside', 'RSS', 'Atom', 'JSON'])
    expect(railOf([])).toBeNull()
  })

  test('an author card shows the four newest posts, including those with a co-author', () => {
    const days = [1, 2, 3, 4, 5].map((day) => [
      `blog/2024-01-0${day}-a.md`,
      `---\ntitle: День ${day}\nauthors: ${day === 5 ? '[one, two]' : 'one'}\n---\n\nТекст\n`,
    ])
    const files = { 'blog/authors.yml': 'one: {name: А}\ntwo: {name: Б}\nthree: {name: В}\n' }
    const { authors, posts } = siteOf({ ...files, ...Object.fromEntries(days) }).site
    const page = html(h(AuthorsPage, { title: 'Авторы', lead: '', authors, posts, tags: [] }))
    const [, ...cards] = page.split('class="card"')
    expect(cards.map((card) => card.match(/День \d/g) ?? [])).toEqual([
      ['День 5', 'День 4', 'День 3', 'День 2'],
      ['День 5'],
      [],
    ])
    expect(cards.map((card) => card.includes('class="newest"'))).toEqual([true, true, false])
  })

  test('a tag card shows the newest posts with the tag', () => {
    const tagged = (tags: string) => `---\ntags: ${tags}\n---\n\nТекст\n`
    const files = { 'blog/2024-01-01-a.md': tagged('[x]'), 'blog/2024-01-02-b.md': tagged('[x, y]') }
    const props = { title: 'Метки', ...postsAndTags(siteOf(files).site) }
    const [, ...cards] = html(h(TagsPage, props)).split('class="card"')
    const posts = cards.map((card) => card.match(/(?<=href="\/blog\/2024\/01\/)\d+/g) ?? [])
    expect(posts).toEqual([['02', '01'], ['02']])
  })

  test('B24 the page of an author without posts says so', () => {
    expect(html(h(PostList, { cards: [] }))).toBe(`<p>${strings.blog.noPosts}</p>`)
  })

  test('B27 an author links to their page, else to the website, else to the email address', () => {
    const hrefOf = (fields: object) =>
      /href="([^"]*)"/.exec(html(h(AuthorCard, { author: { name: 'Я', socials: {}, ...fields } })))?.[1]
    const [permalink, url, email] = ['/blog/authors/я/', 'https://e.ru/', 'a@e.ru']
    expect(hrefOf({ permalink, url, email })).toBe(permalink)
    expect(hrefOf({ url, email })).toBe(url)
    expect(hrefOf({ email })).toBe('mailto:a@e.ru')
    expect(hrefOf({})).toBeUndefined()
  })

  test('B32 reading time can be hidden', () => {
    const [found] = siteWith('Начало').posts
    const shown = (isShown: boolean) => found && html(h(ReadingTime, { post: found, isShown }))
    expect(shown(true)).toBe('<span>1 минута чтения</span>')
    expect(shown(false)).toBe('')
  })

  test('B34 the sidebar has as many posts as configured', () => {
    const site = siteWith('А', 'Б', 'В')
    const count = (limit: number) =>
      blogMenu(site, limit).flatMap(({ year, links }) => (year === undefined ? [] : links)).length
    expect([0, 2, Infinity].map(count)).toEqual([0, 2, 3])
  })

  test('B46 the edit link and the last update are below a post, not in lists', () => {
    const { site } = siteOf(
      { 'blog/2024-01-01-a.md': post('А') },
      { lastUpdateOf: () => '2024-05-06T07:08:09.000Z' },
    )
    const [found] = site.posts
    const under = found && html(h(PageMeta, entryView(found, 'https://e.ru/edit/main/')))
    expect(under).toContain('/edit/main/content/blog/2024-01-01-a.md"')
    expect(under).toContain('<time dateTime="2024-05-06')
    expect(listOf(false)).not.toContain('/edit/')
  })
})
