/** Modules that texts and authors import. Names begin with the number of a row in `docs/docusaurus.md`. */
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMDXComponents } from '@/mdx-components'
import { siteOf } from '@/tests/support/site-of'
import { entryText } from '@/lib/view/entry'
import { PageText } from '../entry/page-text'
import CodeBlock from './code-block'
import Head from './head'
import Link from './link'
import TocInline from './toc-inline'

const html = (node: ReactNode) => renderToStaticMarkup(node)

test('M35 TOCInline lists headings of the given levels', () => {
  const toc = [2, 3, 4].map((level) => ({ value: `Уровень ${level}`, id: `l${level}`, level }))
  expect(html(h(TocInline, { toc, minHeadingLevel: 3, maxHeadingLevel: 4 }))).toBe(
    '<ul><li><a href="#l3">Уровень 3</a><ul><li><a href="#l4">Уровень 4</a></li></ul></li></ul>',
  )
})

test('M54 Head content goes to the head, except tags a page has only once', () => {
  const meta = h(Head, {}, h('meta', { name: 'robots', content: 'noindex' }), h('title', {}, 'Т'))
  expect(html(h('html', {}, h('head'), h('body', {}, meta)))).toBe(
    '<html><head><meta name="robots" content="noindex"/></head><body></body></html>',
  )
})

test("a link in an author's module keeps its query and anchor", () => {
  expect(html(h(Link, { to: '/docs/b%20c/ж?x=1#--y' }))).toBe('<a href="/docs/b%20c/ж?x=1#--y"></a>')
  expect(html(h(Link, { href: 'https://e.ru/#y' }))).toBe(
    '<a href="https://e.ru/#y" target="_blank" rel="noopener noreferrer"></a>',
  )
})

test("relative addresses in an author's module resolve as they do in Docusaurus", () => {
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
    if (text?.kind !== 'client') throw new Error(path)
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

test('so do those in a text that such a module imports', () => {
  const { a: TextLink } = useMDXComponents()
  const Content = () => h(TextLink, { href: 'b#y' })
  const page = { base: '/docs/c', links: {}, cards: [], parts: [] }
  expect(html(h(PageText, { ...page, Content }))).toBe('<a href="/docs/b#y"></a>')
})

const codeOf = (...children: ReactNode[]) =>
  /<code>.*<\/code>/s.exec(html(h(CodeBlock, null, ...children)))?.[0]

test('computed code is split into lines, as in fences', () => {
  expect(codeOf('\na = 1\n\n', 'b = ', 2, '\n')).toBe(
    '<code><span data-line="">a = 1</span>\n<span data-line=""></span>\n<span data-line="">b = 2</span></code>',
  )
  expect(codeOf(h('b', null, 'a'), ' = 1')).toBe('<code><span data-line=""><b>a</b> = 1</span></code>')
  expect(html(h(CodeBlock, { showLineNumbers: true, children: 'a\nb' }))).toContain(
    '<code data-line-numbers=""><span data-line="1">a</span>\n<span data-line="2">b</span></code>',
  )
})
