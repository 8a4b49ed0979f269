/** The feeds: posts with full texts in RSS, Atom and JSON Feed, and documentation changes in Atom. */
import { Feed, type Author, type FeedOptions } from 'feed'
import { blogFeeds, blogPath, docsFeed, docsPath } from '../content/site-paths'
import { withoutUnlisted } from '../content/lists'
import { changedDocs, lastDocs } from '../content/version-queries'
import type { Post } from '../content/types'
import type { Site } from '../load/load-site'
import { config } from '../site'
import { strings } from '../strings'
import { withoutJoiners } from '../text/characters'
import { escapeHtml, mapAttributes, unescapeHtml, withSrcsetUrls } from '../text/html'
import { ampersand, cdataEnd } from '../text/marks'
import { absoluteUrl } from '../text/url'
import { feedText } from '../view/entry'
import { withoutPageTools } from './without-page-tools'

/** All feeds by address. Without posts the blog has none; without dates (a shallow clone), changes have none. */
export const buildFeeds = (site: Site, postLimit?: number): Map<string, string> =>
  new Map([...feedsOfPosts(site, postLimit), ...feedOfChanges(site)])

function feedsOfPosts(site: Site, limit = config.blog.feedLimit): [path: string, text: string][] {
  const posts = withoutUnlisted(site.posts).slice(0, limit)
  if (posts.length === 0) return []
  return [
    [blogFeeds.rss, withoutMarks(withCreators(feedOf(posts, site, rss)).rss2())],
    [blogFeeds.atom, withoutMarks(feedOf(posts, site, atom).atom1())],
    [blogFeeds.json, jsonFeed(feedOf(posts, site, json))],
  ]
}

/** How a format escapes plain text in elements and attributes, and in CDATA: titles and descriptions. */
type Escaping = Record<'text' | 'cdata', (text: string) => string>

const withoutMarks = (xml: string): string =>
  xml.replaceAll(ampersand, '&').replaceAll(cdataEnd, ']]]]><![CDATA[>')

const escapeXml = (text: string): string => escapeHtml(text).replaceAll('&', ampersand)
const asWritten = (text: string): string => text
const json: Escaping = { text: asWritten, cdata: asWritten }
const rss: Escaping = { text: escapeXml, cdata: (text) => text.replaceAll(']]>', cdataEnd) }
/** Titles in Atom are HTML. */
const atom: Escaping = { text: escapeXml, cdata: escapeHtml }

function feedOf(posts: Post[], site: Site, { text, cdata }: Escaping): Feed {
  const { title, description } = config.blog
  const about = { home: blogPath, title, description, updated: posts[0]!.date, files: blogFeeds }
  const feed = new Feed(feedOptions(about, text))
  for (const post of posts) {
    const url = absoluteUrl(post.permalink)
    feed.addItem({
      id: url,
      link: url,
      title: cdata(withoutJoiners(post.title)),
      description: cdata(withoutJoiners(post.description)),
      // `]]>` would end the CDATA section around the text
      content: absoluteHtml(feedText(site, post), url).replaceAll(']]>', ']]&gt;'),
      // git dates would bump every entry whenever files are reformatted
      date: new Date(post.date),
      published: new Date(post.date),
      ...(post.authors.length > 0 && { author: post.authors.map((author) => authorOf(author, text)) }),
      category: post.tags.map(({ label }) => ({ name: text(label), term: text(label) })),
    })
  }
  return feed
}

/** In RSS an author is an e-mail address, so authors without one become `dc:creator`, as most sites have it. */
function withCreators(feed: Feed): Feed {
  for (const item of feed.items) {
    const authors = item.author ?? []
    const names = authors.filter(({ email }) => email === undefined).map(({ name }) => name)
    if (names.length > 0) item.extensions = [{ name: 'dc:creator', objects: { _text: names.join(', ') } }]
    item.author = authors.filter(({ email }) => email !== undefined)
  }
  return feed
}

/** The feed of changes. Only Atom distinguishes changed entries from new ones. */
function feedOfChanges(site: Site): [path: string, text: string][] {
  const docs = changedDocs(lastDocs(site)).slice(0, config.docs.feedLimit)
  const [newest] = docs
  if (!newest) return []
  const { changes, changesLead } = strings.docs
  const texts = { title: changes, description: changesLead }
  const about = { home: docsPath, ...texts, updated: newest.changed, files: { atom: docsFeed } }
  const feed = new Feed(feedOptions(about, atom.text))
  for (const doc of docs) {
    const url = absoluteUrl(doc.permalink)
    const date = new Date(doc.changed)
    const [title = '', description] = [doc.title, doc.description].map((line) =>
      atom.cdata(withoutJoiners(line)),
    )
    feed.addItem({ id: url, link: url, title, description, date })
  }
  return [[docsFeed, withoutMarks(feed.atom1())]]
}

interface About {
  home: string
  title: string
  description: string
  /** The date of the newest entry. The time of the build would make each build different. */
  updated: string
  files: Record<string, string>
}

const feedOptions = (
  { home, title, description, updated, files }: About,
  text: Escaping['text'],
): FeedOptions => ({
  id: absoluteUrl(home),
  link: absoluteUrl(home),
  title: text(`${title} — ${config.title}`),
  description: text(description),
  language: config.locale.code,
  favicon: absoluteUrl('/favicon.ico'),
  copyright: '',
  updated: new Date(updated),
  generator: text(config.title),
  // Atom requires an author per entry or per feed
  author: { name: text(config.publisher.name), link: absoluteUrl('/') },
  feedLinks: Object.fromEntries(Object.entries(files).map(([type, path]) => [type, absoluteUrl(path)])),
})

function authorOf({ name, email, permalink, url }: Post['authors'][number], text: Escaping['text']): Author {
  const page = permalink ?? url
  return { name: text(name), email, link: page?.startsWith('/') ? absoluteUrl(page) : page }
}

/** JSON Feed 1.1, made from the package's 1.0, which has one author per entry and no language. */
function jsonFeed(feed: Feed): string {
  const { author, items, ...head } = JSON.parse(feed.json1()) as { author: object; items: object[] }
  const authorsOf = (index: number) =>
    feed.items[index]?.author?.map(({ name, link }) => ({ name, url: link }))
  const made = {
    ...head,
    version: 'https://jsonfeed.org/version/1.1',
    language: config.locale.code,
    authors: [author],
    items: items.map((item, index) => ({ ...item, author: undefined, authors: authorsOf(index) })),
  }
  return `${JSON.stringify(made, null, 2)}\n`
}

const siteOnly = /^(tabindex|role|aria-label|data-[a-z-]+|loading|decoding|fetchpriority|target|rel)$/

/** Makes the HTML of the page at `url` portable: absolute addresses, nothing that only this site can use. */
export function absoluteHtml(html: string, url: string): string {
  const text = html.replace(/<!--[\s\S]*?-->/g, '')
  return mapAttributes(withoutPageTools(text), (name, value) => {
    if (['href', 'src', 'poster'].includes(name)) return absoluteAddress(value, url)
    if (name === 'srcset') return withSrcsetUrls(value, (address) => absoluteAddress(address, url))
    return siteOnly.test(name) ? undefined : value
  })
}

function absoluteAddress(value: string, page: string): string {
  const address = unescapeHtml(value)
  const base = value.startsWith('/') ? config.url : page
  return URL.canParse(address, base) ? escapeHtml(new URL(address, base).href) : value
}
