/** Components as known from Docusaurus; names begin with the number of the behaviour in `docs/docusaurus.md`. */
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { strings } from '@/lib/strings'
import { urlResolver } from '@/lib/links/url-resolver'
import { siteOf } from '@/tests/support/site-of'
import { entryText, entryView } from '@/lib/view/entry'
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
import { PageText } from './entry/page-text'
import { entryComponents } from './entry/registry'
import { TabItem, Tabs } from './ui/boxes'

const html = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00a0', ' ')
const post = (text: string) => `---\ntitle: Запись\n---\n\n${text}\n`
const siteWith = (...texts: string[]) =>
  siteOf(Object.fromEntries(texts.map((text, day) => [`blog/2024-01-0${day + 1}-a.md`, post(text)]))).site

describe('the blog', () => {
  const listOf = (isTruncated: boolean) => {
    const [found] = siteWith('Начало').posts
    const card = found && {
      post: { ...found, parsed: { ...found.parsed, isTruncated } },
      cover: '',
      html: '',
    }
    return html(h(PostList, { cards: card ? [card] : [] }))
  }

  test('B13 only truncated posts have a link to the rest, and it names the post', () => {
    expect(listOf(true)).toContain(`${strings.blog.readMore}<span class="hidden">: Запись</span>`)
    expect(listOf(false)).not.toContain(strings.blog.readMore)
  })

  test('the archive lists posts newest first, with their titles as in other lists', () => {
    const { posts } = siteOf({
      'blog/2024-01-01-a.md': '---\ntitle: \'Новость: "мир" - это\'\n---\n\nТекст.\n',
      'blog/2024-02-02-b.md': post('Текст'),
    }).site
    const page = html(h(ArchivePage, { title: 'Архив', lead: '', posts, tags: [] }))
    expect(page.match(/<h2 id|(?<=<li>).*?(?=<\/li>)/g)).toEqual([
      '<h2 id',
      '<time dateTime="2024-02-02">2 февраля</time><a href="/blog/2024/02/02/b/">Запись</a><small><span>1 минута чтения</span></small>',
      '<time dateTime="2024-01-01">1 января</time><a href="/blog/2024/01/01/a/">Новость: «мир» — это</a><small><span>1 минута чтения</span></small>',
    ])
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
      { lastUpdateOf: () => ({ date: '2024-05-06T07:08:09.000Z' }) },
    )
    const [found] = site.posts
    const under = found && html(h(PageMeta, entryView(found, 'https://e.ru/edit/main/')))
    expect(under).toContain('/edit/main/content/blog/2024-01-01-a.md"')
    expect(under).toContain('<time dateTime="2024-05-06')
    expect(listOf(false)).not.toContain('/edit/')
  })
})

test('external links in the sidebar open in a new tab, and the current page is marked', () => {
  const entries = [
    { label: 'Сайт', href: 'https://e.ru' },
    { label: 'А', href: '/docs/a/' },
  ]
  const tree = html(h(Sidebar, { entries, current: '/docs/a/' }))
  expect(tree).toContain('<a href="https://e.ru" target="_blank" rel="noopener noreferrer">Сайт<svg')
  expect(tree).toContain('<a href="/docs/a/" aria-current="page">А</a>')
})

describe('components of .mdx files', () => {
  test('M35 TOCInline lists headings of the given levels', () => {
    const toc = [2, 3, 4].map((level) => ({ value: `Уровень ${level}`, id: `l${level}`, level }))
    expect(html(h(TocInline, { toc, minHeadingLevel: 3, maxHeadingLevel: 4 }))).toBe(
      '<ul><li><a href="#l3">Уровень 3</a><ul><li><a href="#l4">Уровень 4</a></li></ul></li></ul>',
    )
  })

  test('M54 content of Head goes to the head, except what a page has only once', () => {
    const meta = h(Head, {}, h('meta', { name: 'robots', content: 'noindex' }), h('title', {}, 'Т'))
    expect(html(h('html', {}, h('head'), h('body', {}, meta)))).toBe(
      '<html><head><meta name="robots" content="noindex"/></head><body></body></html>',
    )
  })

  test('cards, steps and buttons resolve file links like Markdown does', () => {
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

  test("a link in an author's module keeps its query and anchor", () => {
    expect(html(h(Link, { to: '/docs/b%20c/ж?x=1#--y' }))).toBe('<a href="/docs/b%20c/ж?x=1#--y"></a>')
    expect(html(h(Link, { href: 'https://e.ru/#y' }))).toBe(
      '<a href="https://e.ru/#y" target="_blank" rel="noopener noreferrer"></a>',
    )
  })

  test("relative addresses in an author's module start where the page is in Docusaurus", () => {
    const { site } = siteOf({
      'docs/a/index.mdx': `import Own from './own'\n\n<Own to="../b.md" items={[{ link: '../b' }, { link: './none' }]} />\n`,
      'docs/a/own.jsx': null,
      'docs/b.md': 'Текст.\n',
      'docs/c.mdx': `export const Own = () => 0\n`,
    })
    const hrefIn = (path: string, to: string) => {
      const entry = site.routes
        .flatMap((route) => (route.kind === 'doc' ? route.entry : []))
        .find((each) => each.source.path === path)
      const text = entry && entryText(site, entry)
      if (text?.links === undefined) throw new Error(path)
      const Content = () => h(Link, { to })
      return /href="([^"]*)"/.exec(html(h(PageText, { ...text, Content })))?.[1]
    }
    for (const [path, to, expected] of [
      ['docs/a/index.mdx', '../b.md', '/docs/b/'],
      ['docs/a/index.mdx', '../b', '/docs/b/'],
      ['docs/a/index.mdx', './none', './none'],
      ['docs/a/index.mdx', './more?x#y', '/docs/a/more?x#y'],
      ['docs/c.mdx', './b', '/docs/b'],
      ['docs/c.mdx', 'b', '/docs/b'],
      ['docs/c.mdx', '#b', '#b'],
      ['docs/c.mdx', 'mailto:a@e.ru', 'mailto:a@e.ru'],
    ] as const)
      expect([to, hrefIn(path, to)]).toEqual([to, expected])
  })

  test('M56 a themed image shows one source per colour mode, by CSS', () => {
    const { PageThemedImage } = entryComponents({ resolve: (href) => ({ href }), cards: [] })
    const picture = h(PageThemedImage as never, { sources: { light: '/l.png', dark: '/d.png' }, alt: 'x' })
    expect(html(picture)).toMatch(
      /src="\/l\.png"[^>]*class="only-light"[^]*src="\/d\.png"[^>]*class="only-dark"/,
    )
  })
})

describe('blocks with computed content', () => {
  const codeOf = (...children: ReactNode[]) =>
    /<code>.*<\/code>/s.exec(html(h(CodeBlock, null, ...children)))?.[0]

  test('code is split into lines, as in fences', () => {
    expect(codeOf('\na = 1\n\n', 'b = ', 2, '\n')).toBe(
      '<code><span data-line="">a = 1</span>\n<span data-line=""></span>\n<span data-line="">b = 2</span></code>',
    )
    expect(codeOf(h('b', null, 'a'), ' = 1')).toBe('<code><span data-line=""><b>a</b> = 1</span></code>')
  })

  test('an admonition may have its own icon', () => {
    const { Admonition } = entryComponents({ resolve: (href) => ({ href }), cards: [] })
    const box = (icon?: ReactNode) => html(h(Admonition, { type: 'tip', icon, children: undefined }, 'Т'))
    expect(box('💡')).toMatch(/^<aside class="note tip"><span aria-hidden="true">💡<\/span><b>/)
    expect(box()).toMatch(/^<aside class="note tip"><svg /)
  })
})

describe('names of tabs', () => {
  const panels = (labels: ReactNode[], values?: { value: string; label: ReactNode }[]) =>
    html(
      h(Tabs, {
        values,
        children: labels.map((label, at) =>
          h(TabItem, { value: `v${at}`, label, key: at, children: 'Текст' }),
        ),
      }),
    )
  const Icon = () => h('svg')

  test('may be elements, of which the panel is named after the text', () => {
    const tabs = panels([h('b', null, 'Линукс ', h('i', null, 22)), h(Icon), undefined, 7])
    expect([...tabs.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name)).toEqual([
      '<b>Линукс <i>22</i></b>',
      '<svg></svg>',
      'v2',
      '7',
    ])
    expect([...tabs.matchAll(/aria-label="([^"]*)" data-value/g)].map(([, name]) => name)).toEqual([
      'Линукс 22',
      'v1',
      'v2',
      '7',
    ])
    expect(tabs).toContain('<p class="tab-name" aria-hidden="true"><b>Линукс <i>22</i></b></p>Текст')
  })

  test('may be elements in the property values, too', () => {
    const tabs = panels([undefined], [{ value: 'v0', label: h('b', null, 'Мак') }])
    expect(tabs).toContain('<b>Мак</b></button>')
    expect(tabs).toContain('aria-label="Мак"')
  })
})
