import { expect, test } from 'vitest'
import { archivePage } from './archive-page'

const files = new Set([
  'index.html',
  'docs/a/index.html',
  'docs/category/уроки/index.html',
  'assets/a-1.avif',
  'assets/a-2.avif',
])
const page = (body: string) =>
  `<!DOCTYPE html><html data-framework="/docs/a/framework.json" lang="ru"><head><meta charSet="utf-8"/><link rel="canonical" href="https://example.com/docs/a/"/><meta property="og:url" content="https://example.com/docs/a/"/></head><body><script data-part="0">early()</script>${body}</body></html>`
const archived = (body: string, file = 'docs/a/index.html') => archivePage(page(body), file, files, 'early()')

test('addresses lead from file to file, those that are not in the archive to the site', () => {
  const html = archived(
    '<a href="/docs/category/уроки/#шаг">1</a><a href="/">2</a><a href="/blog/rss.xml">3</a><a href="#x">4</a><a href="https://a.b/">5</a>' +
      '<img src="/assets/a-1.avif" srcSet="/assets/a-1.avif 640w, /assets/a-2.avif 1280w">',
  )
  for (const address of [
    'href="../../docs/category/уроки/index.html#шаг"',
    'href="../../index.html"',
    'href="https://example.com/blog/rss.xml"',
    'href="#x"',
    'href="https://a.b/"',
    'src="../../assets/a-1.avif"',
    'srcSet="../../assets/a-1.avif 640w, ../../assets/a-2.avif 1280w"',
  ])
    expect(html).toContain(address)
  expect(archived('<a href="/docs/a/">1</a>', 'index.html')).toContain('href="./docs/a/index.html"')
})

test('code that shows addresses stays as it is', () => {
  const code = '<code>&#x3C;a href="/docs/a/"></code>'
  expect(archived(code)).toContain(code)
})

test('the page has its script as a file, its own policy, and nothing of the framework', () => {
  const html = archived('')
  expect(html).toContain('<script src="../../scripts/early.js"></script>')
  expect(html).toContain('<html data-root="../../" lang="ru">')
  expect(html).toContain("font-src 'self' data:")
  expect(html).not.toMatch(/framework|canonical|og:url|early\(\)/)
})
