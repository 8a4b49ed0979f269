import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'

const read = (file: string) => fs.readFileSync(`out/${file}`, 'utf8')
/** Exists if git knows when the docs were changed. */
const hasChanges = fs.existsSync('out/docs/atom.xml')
const home = 'https://example.com/blog/'
const posts = ['welcome', 'mdx-blog-post', 'long-blog-post', 'first-blog-post'].map(
  (slug) => `${home}${slug}/`,
)

/** Addresses in HTML that work only on their own page. */
const relative = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].filter(([, url = '']) => !/^(https?:|mailto:)/.test(url))

describe('B38 B41 RSS 2.0', () => {
  const text = read('blog/rss.xml')
  const feed = parseRssFeed(text)

  test('has what the format requires', () => {
    expect(XMLValidator.validate(text)).toBe(true)
    expect(feed).toMatchObject({ link: home, language: 'ru' })
    expect(feed.title).toBeTruthy()
    expect(feed.description).toBeTruthy()
    expect(feed.atom?.links?.[0]).toMatchObject({ href: `${home}rss.xml`, rel: 'self' })
    for (const { title, link, guid, pubDate } of feed.items ?? []) {
      expect(title).toBeTruthy()
      expect(guid?.value).toBe(link)
      expect(new Date(String(pubDate)).toUTCString()).toBe(pubDate)
    }
  })

  test('has all posts, newest first, with full texts and absolute addresses', () => {
    expect(feed.items?.map(({ link }) => link)).toEqual(posts)
    const texts = (feed.items ?? []).map((item) => item.content?.encoded ?? '')
    expect(texts[2]).toContain('Клиент дорисовывает')
    for (const html of texts) {
      expect(relative(html)).toEqual([])
      expect(html).not.toMatch(/<(script|style|button|form)\b|\son\w+=|<!--/)
    }
  })
})

describe('B39 Atom 1.0', () => {
  test.each([
    { file: 'blog/atom.xml', links: posts },
    ...(hasChanges ? [{ file: 'docs/atom.xml', links: null }] : []),
  ])('$file has what the format requires', ({ file, links }) => {
    const text = read(file)
    expect(XMLValidator.validate(text)).toBe(true)
    const feed = parseAtomFeed(text)
    const { entries = [] } = feed
    expect(feed.id).toMatch(/^https:/)
    expect(feed.title).toBeTruthy()
    expect(feed.authors?.[0]?.name).toBeTruthy()
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`https://example.com/${file}`)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const { id, title, updated, links: own } of entries) {
      expect(id).toBe(own?.[0]?.href)
      expect(title).toBeTruthy()
      expect(new Date(String(updated)).toISOString()).toBe(updated)
    }
    const dates = entries.map(({ updated }) => String(updated))
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(feed.updated).toBe(dates[0])
    if (links) expect(entries.map(({ id }) => id)).toEqual(links)
  })
})

describe('B39 JSON Feed 1.1', () => {
  const json = JSON.parse(read('blog/feed.json')) as unknown
  const feed = parseJsonFeed(json)

  test('has what the format requires, and full texts', () => {
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'ru' })
    expect(feed).toMatchObject({ home_page_url: home, feed_url: `${home}feed.json` })
    expect(feed.items?.map(({ id }) => id)).toEqual(posts)
    for (const item of feed.items ?? []) {
      expect(item.authors?.[0]?.name).toBeTruthy()
      expect(relative(item.content_html ?? '')).toEqual([])
    }
  })
})

const hasNewsboat = spawnSync('newsboat', ['--version']).status === 0

test.skipIf(!hasNewsboat)('feed readers can read all of them', () => {
  const folder = fs.mkdtempSync('.cache/newsboat-')
  try {
    const files = ['blog/rss.xml', 'blog/atom.xml', ...(hasChanges ? ['docs/atom.xml'] : [])]
    // a post has the same id in every format
    const ids = new Set(
      files
        .flatMap((file) => read(file).match(/<(guid|id)[^>]*>[^<]*\/[\w-]+\/<\/\1>/g) ?? [])
        .map((id) => id.replace(/<[^>]*>/g, '')),
    )
    ids.delete(home)
    ids.delete('https://example.com/docs/')
    fs.writeFileSync(`${folder}/urls`, files.map((file) => `file://${process.cwd()}/out/${file}\n`).join(''))
    const options = ['-u', `${folder}/urls`, '-c', `${folder}/cache.db`, '-C', '/dev/null']
    const loaded = spawnSync('newsboat', [...options, '-x', 'reload', 'print-unread'], { encoding: 'utf8' })
    expect([loaded.stdout.trim(), loaded.stderr]).toEqual([`${ids.size} unread articles`, ''])
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
