/** Components as authors and readers know them from Docusaurus; the names begin with the number of the behaviour in `docs/docusaurus.md`. */
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { strings } from '@/lib/strings'
import { urlResolver } from '@/lib/links/href'
import { siteOf } from '@/tests/support/site-of'
import { entryView } from '@/lib/view/entry'
import { blogMenu } from '@/lib/view/blog'
import { AuthorCard } from './blog/author-card'
import { ArchivePage } from './blog/index-pages'
import { PostList, ReadingTime } from './blog/post-list'
import { PageMeta } from './entry/entry-article'
import { Sidebar } from './docs/sidebar.client'
import CodeBlock from './docusaurus/code-block'
import Head from './docusaurus/head'
import Link from './docusaurus/link'
import TocInline from './docusaurus/toc-inline'
import { entryComponents } from './entry/registry'

const html = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00a0', ' ')
const post = (text: string) => `---\ntitle: Запись\n---\n\n${text}\n`
const siteWith = (...texts: string[]) =>
  siteOf(Object.fromEntries(texts.map((text, day) => [`blog/2024-01-0${day + 1}-a.md`, post(text)]))).site

describe('the blog', () => {
  const listOf = (isTruncated: boolean) => {
    const [found] = siteWith('Начало').posts
    const card = found && { post: { ...found, parsed: { ...found.parsed, isTruncated } }, html: '' }
    return html(h(PostList, { cards: card ? [card] : [] }))
  }

  test('B13 the link to the rest stands at truncated posts only, and names the post', () => {
    expect(listOf(true)).toContain(`${strings.blog.readMore}<span class="hidden">: Запись</span>`)
    expect(listOf(false)).not.toContain(strings.blog.readMore)
  })

  test('the archive is in the order of all lists, newest first, with titles as they have them', () => {
    const { posts } = siteOf({
      'blog/2024-01-01-a.md': '---\ntitle: \'Новость: "мир" - это\'\n---\n\nТекст.\n',
      'blog/2024-02-02-b.md': post('Текст'),
    }).site
    const page = html(h(ArchivePage, { title: 'Архив', lead: '', posts }))
    expect(page.match(/<h2|(?<=<li>).*?(?=<\/li>)/g)).toEqual([
      '<h2',
      '<time dateTime="2024-02-02">2 февраля</time><a href="/blog/2024/02/02/b/">Запись</a>',
      '<time dateTime="2024-01-01">1 января</time><a href="/blog/2024/01/01/a/">Новость: «мир» — это</a>',
    ])
  })

  test('B24 an author without posts has a page that says so', () => {
    expect(html(h(PostList, { cards: [] }))).toBe(`<p>${strings.blog.noPosts}</p>`)
  })

  test('B27 an author leads to the page, else to the site, else to the mail', () => {
    const hrefOf = (fields: object) =>
      /href="([^"]*)"/.exec(html(h(AuthorCard, { author: { name: 'Я', socials: {}, ...fields } })))?.[1]
    const [permalink, url, email] = ['/blog/authors/я/', 'https://e.ru/', 'a@e.ru']
    expect(hrefOf({ permalink, url, email })).toBe(permalink)
    expect(hrefOf({ url, email })).toBe(url)
    expect(hrefOf({ email })).toBe('mailto:a@e.ru')
    expect(hrefOf({})).toBeUndefined()
  })

  test('B32 the time of reading may be left out', () => {
    const [found] = siteWith('Начало').posts
    const shown = (isShown: boolean) => found && html(h(ReadingTime, { post: found, isShown }))
    expect(shown(true)).toBe('<span>1 минута чтения</span>')
    expect(shown(false)).toBe('')
  })

  test('B34 the sidebar has as many posts as the settings say', () => {
    const site = siteWith('А', 'Б', 'В')
    const count = (limit: number) =>
      blogMenu(site, limit).flatMap(({ year, links }) => (year === undefined ? [] : links)).length
    expect([0, 2, Infinity].map(count)).toEqual([0, 2, 3])
  })

  test('B46 the link to the source and the last change stand under a post, not in lists', () => {
    const { site } = siteOf(
      { 'blog/2024-01-01-a.md': post('А') },
      { lastUpdateOf: () => ({ date: '2024-05-06T07:08:09.000Z' }) },
    )
    const [found] = site.posts
    const under = found && html(h(PageMeta, entryView(found, 'https://e.ru/edit/main/')))
    expect(under).toContain('/edit/main/content/blog/2024-01-01-a.md"')
    expect(under).toContain('<time dateTime="2024-05-06')
    expect(listOf(false)).not.toContain('/edit/')
  })
})

test('entries of the sidebar that lead to other sites open in a new tab, and the current page is marked', () => {
  const entries = [
    { label: 'Сайт', href: 'https://e.ru' },
    { label: 'А', href: '/docs/a/' },
  ]
  const tree = html(h(Sidebar, { entries, current: '/docs/a/' }))
  expect(tree).toContain('<a href="https://e.ru" target="_blank" rel="noopener noreferrer">Сайт<svg')
  expect(tree).toContain('<a href="/docs/a/" aria-current="page">А</a>')
})

describe('components of .mdx files', () => {
  test('M35 TOCInline lists the headings of the given levels', () => {
    const toc = [2, 3, 4].map((level) => ({ value: `Уровень ${level}`, id: `l${level}`, level }))
    expect(html(h(TocInline, { toc, minHeadingLevel: 3, maxHeadingLevel: 4 }))).toBe(
      '<ul><li><a href="#l3">Уровень 3</a><ul><li><a href="#l4">Уровень 4</a></li></ul></li></ul>',
    )
  })

  test('M54 what stands in Head goes to the head, but for what a page has once', () => {
    const meta = h(Head, {}, h('meta', { name: 'robots', content: 'noindex' }), h('title', {}, 'Т'))
    expect(html(h('html', {}, h('head'), h('body', {}, meta)))).toBe(
      '<html><head><meta name="robots" content="noindex"/></head><body></body></html>',
    )
  })

  test('cards, steps and buttons lead to files like links of Markdown', () => {
    const { site } = siteOf({ 'docs/a.md': 'Текст.\n', 'docs/b c.md': 'Текст.\n' })
    const resolve = urlResolver({ path: 'docs/a.md', permalink: '/docs/a/' }, site.links)
    const { Card, Step, ButtonLink } = entryComponents({ resolve, cards: [] })
    for (const component of [Card, Step, ButtonLink]) {
      const hrefOf = (to: string) =>
        /href="([^"]*)"/.exec(html(h(component as never, { to, title: 'x' }, 'x')))?.[1]
      expect(hrefOf('./b c.md?x=1#y')).toBe('/docs/b%20c/?x=1#y')
      expect(hrefOf('/docs/a/')).toBe('/docs/a/')
      expect(hrefOf('https://e.ru')).toBe('https://e.ru')
    }
  })

  test('a link in a module of an author keeps its query and its anchor', () => {
    expect(html(h(Link, { to: '/docs/b%20c/ж?x=1#--y' }))).toBe('<a href="/docs/b%20c/ж?x=1#--y"></a>')
    expect(html(h(Link, { href: 'https://e.ru/#y' }))).toBe('<a href="https://e.ru/#y"></a>')
  })

  test('M56 of a themed picture each mode shows its own, by the style sheet', () => {
    const { PageThemedImage } = entryComponents({ resolve: (href) => ({ href }), cards: [] })
    const picture = h(PageThemedImage as never, { sources: { light: '/l.png', dark: '/d.png' }, alt: 'x' })
    expect(html(picture)).toMatch(
      /src="\/l\.png"[^>]*class="only-light"[^]*src="\/d\.png"[^>]*class="only-dark"/,
    )
  })
})

describe('blocks whose content is computed', () => {
  const codeOf = (...children: ReactNode[]) =>
    /<code>.*<\/code>/s.exec(html(h(CodeBlock, null, ...children)))?.[0]

  test('code is in lines, as that of fences is', () => {
    expect(codeOf('\na = 1\n\n', 'b = ', 2, '\n')).toBe(
      '<code><span data-line="">a = 1</span>\n<span data-line=""></span>\n<span data-line="">b = 2</span></code>',
    )
    expect(codeOf(h('b', null, 'a'), ' = 1')).toBe('<code><span data-line=""><b>a</b> = 1</span></code>')
  })

  test('a callout may have a sign of its own', () => {
    const { Admonition } = entryComponents({ resolve: (href) => ({ href }), cards: [] })
    const box = (icon?: ReactNode) => html(h(Admonition, { type: 'tip', icon, children: undefined }, 'Т'))
    expect(box('💡')).toMatch(/^<aside class="note tip"><span aria-hidden="true">💡<\/span><b>/)
    expect(box()).toMatch(/^<aside class="note tip"><svg /)
  })
})
