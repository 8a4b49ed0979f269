import fs from 'node:fs'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'

const read = (file: string) => fs.readFileSync(`out/${file}`, 'utf8')

describe('the sitemap', () => {
  const text = read('sitemap.xml')
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(text) as {
    urlset: { '@_xmlns': string; url: Record<string, string>[] }
  }

  test('follows its schema', () => {
    expect(XMLValidator.validate(text)).toBe(true)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    for (const { loc = '', lastmod, ...rest } of urlset.url) {
      expect(encodeURI(decodeURI(loc))).toBe(loc)
      expect(loc).toMatch(/^https:\/\/example\.com\/(.*\/)?$/)
      if (lastmod !== undefined)
        expect(new Date(lastmod).toISOString().startsWith(lastmod.slice(0, 10))).toBe(true)
      expect(rest).toEqual({})
    }
  })

  test('lists each page by its canonical address, and no page that is not indexed', () => {
    for (const { loc = '' } of urlset.url) {
      const html = read(`${decodeURI(new URL(loc).pathname).slice(1)}index.html`)
      expect(html).toContain(`<link rel="canonical" href="${loc}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="ru" href="${loc}"/>`)
      expect(html).not.toContain('noindex')
    }
  })

  test('leaves out the search, which has no text but may be indexed', () => {
    expect(text).not.toContain('/search/')
    expect(read('search/index.html')).not.toContain('noindex')
    expect(read('search/index.html')).toContain('<link rel="canonical" href="https://example.com/search/"/>')
  })
})

describe('robots.txt', () => {
  const lines = read('robots.txt').split('\n')

  test('allows pages, disallows router data, and links to the sitemap', () => {
    expect(lines).toContain('Sitemap: https://example.com/sitemap.xml')
    expect(lines).toContain('Disallow: /*.txt$')
    for (const line of lines) expect(line).toMatch(/^$|^(User-[Aa]gent|Allow|Disallow|Sitemap): \S+$/)
  })

  test('keeps Markdown copies out of search engines, but open to assistants', () => {
    const [all = '', engines = ''] = read('robots.txt').split('\n\n')
    expect(all).toContain('Allow: /llms.txt$')
    expect(all).not.toContain('.md')
    expect(engines).toMatch(/User-Agent: YandexBot\n[\s\S]*Disallow: \/\*\.md\$/)
  })
})

describe('texts for assistants', () => {
  test('each page of the documentation and the blog has a Markdown version listed in llms.txt', () => {
    const listed = [...read('llms.txt').matchAll(/\]\(https:\/\/example\.com\/(\S+?\.md)\)/g)].map(
      ([, file = '']) => file,
    )
    expect(listed).toHaveLength(31)
    for (const file of listed) {
      const text = read(decodeURI(file))
      expect([file, text]).toEqual([file, expect.stringMatching(/^(# |> )/) as string])
      // code contains examples
      const prose = text.replace(/^(`{3,})[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '')
      const relative = [...prose.matchAll(/\]\(<?([^\s)>]+)/g)].filter(
        ([, url = '']) => !/^(https?:|mailto:)/.test(url),
      )
      expect([file, relative.map(([all]) => all)]).toEqual([file, []])
      const assets = [...prose.matchAll(/https:\/\/example\.com\/(assets\/[^\s)>]+)/g)].map(
        ([, asset = '']) => `out/${decodeURI(asset)}`,
      )
      expect([file, assets.filter((asset) => !fs.existsSync(asset))]).toEqual([file, []])
    }
    for (const file of listed.filter((name) => name.startsWith('docs/')))
      expect(read(`${decodeURI(file).replace(/\.md$/, '')}/index.html`)).toContain(
        `href="/${decodeURI(file)}" rel="alternate nofollow" type="text/markdown"`,
      )
    expect(read('llms-full.txt').length).toBeGreaterThan(100_000)
  })
})
