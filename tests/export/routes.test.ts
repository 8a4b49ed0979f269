import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf, isPrint, isRedirect, summaryOf } from './pages'

const out = 'out'
const files = filesOf(out)
const pages = files.filter((file) => file.endsWith('.html') && !isPrint(file) && !isRedirect(out, file))

/** Addresses of the pages that search engines find. */
const routes = pages
  .filter((file) => !/^(404|search\/index)\.html$/.test(file))
  .map((file) => `/${file.replace('index.html', '')}`)

describe('the export', () => {
  test('has these files', () => {
    const stable = files
      // without files of Next.js, which vary between builds, and those that need git history
      .filter((file) => !/(^_next|(^|\/)__next\.|^docs\/atom\.xml$)/.test(file))
      .map((file) => file.replace(/(?:-|(?<=social\/))[\da-f]{8,12}(?=\.)/, '-<hash>'))
    expect([...new Set(stable)]).toMatchSnapshot()
  })

  test('has only data that the router requests, under the names that Next.js gives it', () => {
    const data = files.filter((file) => /^docs\/intro\/(?!index\.html)/.test(file))
    expect(data.map((file) => file.slice('docs/intro/'.length))).toEqual([
      '__next.$oc$slug.__PAGE__.txt',
      '__next.$oc$slug.txt',
      '__next._head.txt',
      '__next._index.txt',
      '__next._tree.txt',
      'index.txt',
    ])
  })

  test('has names that every host and file system supports', () => {
    for (const file of files) {
      expect(file).not.toContain('%')
      expect(file.normalize('NFC')).toBe(file)
      for (const name of file.split('/')) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
    }
  })
})

describe('each page', () => {
  test('has shell ids that no heading slug can match: they contain capitals', () => {
    for (const page of pages) {
      const shell = fs.readFileSync(`${out}/${page}`, 'utf8').replace(/<main\b[\s\S]*?<\/main>/, '')
      const ids = [...shell.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id) => id === id.toLowerCase())).toEqual([])
    }
  })

  test.each(pages)('%s', (page) => {
    expect(summaryOf(out, page)).toMatchSnapshot()
  })

  test('has one level-1 heading, a unique title, and a description', () => {
    const summaries = pages.map((page) => summaryOf(out, page))
    for (const { headings } of summaries)
      expect(headings.filter((heading) => heading.startsWith('1 '))).toHaveLength(1)
    expect(new Set(summaries.map(({ title }) => title)).size).toBe(pages.length)
    for (const { description } of summaries) expect(description.length).toBeGreaterThan(20)
  })

  test('has its own canonical address, absolute and encoded', () => {
    for (const route of routes) {
      const { canonical } = summaryOf(out, `${route.slice(1)}index.html`)
      expect(canonical).toBe(encodeURI(`https://example.com${route}`))
    }
  })

  test('has no inline styles, and no component name left as text', () => {
    for (const page of pages) {
      const html = fs.readFileSync(`${out}/${page}`, 'utf8').replace(/<(script|code)\b[\s\S]*?<\/\1>/g, '')
      expect([page, html.match(/<[^>]+\sstyle="[^"]*"/g)]).toEqual([page, null])
      expect([page, html.match(/\{#|:::|<\/?site-/g)]).toEqual([page, null])
    }
  })
})

describe('machines', () => {
  test('find all pages in the sitemap', () => {
    const sitemap = fs.readFileSync(`${out}/sitemap.xml`, 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      decodeURI(url).replace('https://example.com', ''),
    )
    expect(listed.toSorted()).toEqual(routes.toSorted())
  })

  test('B40 find the feeds', () => {
    for (const page of pages) {
      const types = fs
        .readFileSync(`${out}/${page}`, 'utf8')
        .match(/type="application\/(rss|atom|feed)\+\w+"/g)
      const isDocs = page.startsWith('docs/') && fs.existsSync(`${out}/docs/atom.xml`)
      expect([page, types?.map((type) => type.slice(18, -1))]).toEqual([
        page,
        ['rss+xml', 'atom+xml', ...(isDocs ? ['atom+xml'] : []), 'feed+json'],
      ])
    }
  })
})
