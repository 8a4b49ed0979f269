/** Moved pages: `redirect_from`, links to old addresses, and redirects. */
import { describe, expect, test } from 'vitest'
import { hostFiles } from '../publish/headers'
import { redirectPages } from '../publish/redirect-pages'
import { permalinksOf, siteOf, type Files } from '@/tests/support/site-of'

const moved = (from: string, text = 'Текст.') => `---\ntitle: Т\nredirect_from: ${from}\n---\n\n${text}\n`
const fromTo = (files: Files) =>
  Object.fromEntries(siteOf(files).site.redirects.map(({ from, to }) => [from, to]))

test('docs, posts and pages can have old addresses, as a string or a list, in any spelling', () => {
  const files = {
    'docs/a.md': moved('/docs/old'),
    'docs/b.mdx': moved('[/docs/x/, /docs/y/index.html]'),
    'blog/2026-11-21-c.md': moved('\n  - /blog/old/', 'Т\n\n<!-- truncate -->'),
    'pages/d.md': moved(`[${encodeURI('/уроки/первый шаг')}, /Страница/]`),
  }
  expect(siteOf(files).lines).toEqual([])
  expect(fromTo(files)).toEqual({
    '/docs/old/': '/docs/a/',
    '/docs/x/': '/docs/b/',
    '/docs/y/': '/docs/b/',
    '/blog/old/': '/blog/2026/11/21/c/',
    '/уроки/первый шаг/': '/d/',
    '/Страница/': '/d/',
  })
})

test.each(['/old.html', '[/old.html, /old/]'])(
  'a file address, %s, is kept beside a page address',
  (from) => {
    const { site, lines } = siteOf({ 'docs/a.md': moved(from) })
    expect([site.redirects, lines]).toEqual([[{ from: '/old/', to: '/docs/a/', file: '/old.html' }], []])
  },
)

test('drafts have no old addresses, since they are not published', () => {
  expect(fromTo({ 'docs/a.md': moved('/x/\ndraft: true') })).toEqual({})
})

test('an old address is not a page: it is not in the sitemap, the search or the menus', () => {
  const { site } = siteOf({ 'docs/a.md': moved('/docs/old/') })
  expect(site.routes.map(({ permalink }) => permalink)).not.toContain('/docs/old/')
  expect(permalinksOf(site, 'doc')).toEqual(['/docs/a/'])
})

describe('a link to an old address', () => {
  const files = { 'docs/a/new.md': moved('/docs/a/old/', '## Часть {#part}') }
  const linesOf = (link: string) =>
    siteOf({ ...files, 'docs/a/x.md': `---\ntitle: Т\n---\n\n${link}\n` }).lines
  const line = (to: string) =>
    `content/docs/a/x.md:5:1  предупреждение  Страница «/docs/a/old/» переехала. Новый адрес: «/docs/a/new/${to}».  links/moved`

  test.each([
    ['[x](/docs/a/old/)', ''],
    ['[x](/docs/a/old?q=1#part)', '?q=1#part'],
    ['[x](./old#part)', '#part'],
  ])('is reported with the new one: %s', (link, rest) => {
    expect(linesOf(link)).toEqual([line(rest)])
  })

  test('has its anchor checked, too, and leads to the new address', () => {
    expect(linesOf('[x](/docs/a/old/#prat)')).toEqual([
      'content/docs/a/x.md:5:1  предупреждение  Нет якоря «#prat» на странице «/docs/a/new/». Возможно, «part»?  links/anchor',
      line('#prat'),
    ])
  })
})

test('versions are copies: an address belongs to the version it is in', () => {
  const files = {
    'versions.json': '["2.0", "1.0"]',
    'docs/new.md': moved('[/docs/old/, /docs/next/old/]'),
    'versioned_docs/version-2.0/new.md': moved('[/docs/old/, /docs/next/old/]'),
    'versioned_docs/version-1.0/new.md': moved('[/docs/b/, /docs/old/]'),
    'versioned_docs/version-2.0/b.md': '# Б\n',
  }
  expect(siteOf(files).lines).toEqual([])
  expect(fromTo(files)).toEqual({ '/docs/old/': '/docs/new/', '/docs/next/old/': '/docs/next/new/' })
})

describe('output for hosts', () => {
  test('a redirect page works without scripts, and is not indexed', () => {
    const text = '---\ntitle: Шаг <1>\nredirect_from: /old.html\n---\n\nТекст.\n'
    const pages = redirectPages(siteOf({ 'docs/уроки/первый шаг.md': text }).site)
    expect([...pages.keys()]).toEqual(['/old/index.html', '/old.html'])
    const html = pages.get('/old.html')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(
      `<link rel="canonical" href="${encodeURI('https://example.com/docs/уроки/первый шаг/')}"/>`,
    )
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/уроки/первый%20шаг/"/>')
    expect(html).toContain('<a href="/docs/уроки/первый%20шаг/">Шаг &lt;1&gt;</a>')
    expect(html).toMatch(/script-src 'self' 'sha256-/)
  })

  test('hosts that read _redirects redirect themselves', () => {
    const redirects = [{ from: '/старое/', to: '/docs/a/', file: '/старое.html' }]
    expect(hostFiles('/site', false, redirects).get('/_redirects')).toBe(
      `/site${encodeURI('/старое/')} /site/docs/a/ 301\n/site${encodeURI('/старое.html')} /site/docs/a/ 301\n/ /site/ 302\n`,
    )
  })
})
