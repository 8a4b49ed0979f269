import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf, isPrint } from './pages'

type Thing = Record<string, unknown> & { '@type': string }

const pages = filesOf('out').filter((file) => file.endsWith('index.html') && !isPrint(file))
const read = (page: string) => fs.readFileSync(`out/${page}`, 'utf8')

const thingsOf = (page: string): Thing[] =>
  [...read(page).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, text = '']) => {
      const data = JSON.parse(text) as { '@context': string; '@graph': Thing[] }
      expect(data['@context']).toBe('https://schema.org')
      return data['@graph']
    },
  )

/** Properties that schema.org and search engines require and recommend for each type. */
const required: Record<string, string[]> = {
  WebSite: ['name', 'url', 'inLanguage'],
  Organization: ['name', 'url', 'logo'],
  TechArticle: ['headline', 'image', 'author', 'publisher', 'url', 'inLanguage'],
  BlogPosting: ['headline', 'image', 'author', 'publisher', 'url', 'inLanguage', 'datePublished'],
  Blog: ['name', 'url', 'blogPost'],
  BreadcrumbList: ['itemListElement'],
  ProfilePage: ['mainEntity'],
}

const isIsoDate = (value: unknown) => /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(String(value))

describe('JSON-LD', () => {
  test.each(pages)('%s has the required properties, with valid addresses and dates', (page) => {
    for (const thing of thingsOf(page)) {
      expect(required).toHaveProperty(thing['@type'])
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(required[thing['@type']] ?? []))
      for (const name of ['datePublished', 'dateModified'])
        if (name in thing) expect(thing[name]).toSatisfy(isIsoDate)
      for (const name of ['url', 'image', 'logo'])
        if (name in thing) expect(new URL(String(thing[name])).origin).toBe('https://example.com')
      if ('headline' in thing) expect(String(thing['headline']).length).toBeLessThanOrEqual(110)
    }
  })

  test('B43 B44 describes each page except the search and standalone pages', () => {
    const typesOf = (page: string) => thingsOf(page).map((thing) => thing['@type'])
    const without = pages.filter((page) => typesOf(page).length === 0)
    expect(without).toEqual(['markdown-page/index.html', 'search/index.html'])
    expect(typesOf('index.html')).toEqual(['WebSite', 'Organization'])
    expect(typesOf('docs/intro/index.html')).toEqual(['TechArticle', 'BreadcrumbList'])
    expect(typesOf('docs/category/api/index.html')).toEqual(['BreadcrumbList'])
    expect(typesOf('blog/index.html')).toEqual(['Blog', 'BreadcrumbList'])
    expect(thingsOf('blog/index.html')[0]?.['blogPost']).toHaveLength(4)
    expect(typesOf('blog/welcome/index.html')).toEqual(['BlogPosting', 'BreadcrumbList'])
    expect(typesOf('blog/authors/platform/index.html')).toEqual(['ProfilePage', 'BreadcrumbList'])
  })

  test('D61 numbers breadcrumbs from one; all except the last have the address of a page', () => {
    const crumbs = pages.flatMap(thingsOf).filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect(crumbs.length).toBeGreaterThan(20)
    for (const { itemListElement } of crumbs) {
      const items = itemListElement as { position: number; name: string; item?: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      for (const { item, name } of items) expect(item ?? name).toBeTruthy()
      for (const { item } of items.slice(0, -1)) {
        const file = `out${decodeURIComponent(new URL(item ?? '').pathname)}index.html`
        expect([file, fs.existsSync(file)]).toEqual([file, true])
      }
    }
  })
})
