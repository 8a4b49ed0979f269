/** Formats of feeds: RSS 2.0, Atom 1.0, JSON Feed 1.1. */
import type { Cdata, Element } from 'xast'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import { config } from '../site'
import { absoluteUrl } from '../text/url'

/** The data of a feed. All addresses are absolute. */
export interface Feed {
  title: string
  description: string
  /** The page that lists the items. */
  home: string
  /** Of the newest item, not the time of the build, so that the output is reproducible; dates are ISO 8601. */
  updated: string
  items: FeedItem[]
}

interface FeedItem {
  url: string
  title: string
  description: string
  /** The whole text. */
  html?: string
  updated: string
  published?: string
  authors: FeedAuthor[]
  tags: string[]
}

interface FeedAuthor {
  name: string
  email?: string | undefined
  url?: string | undefined
}

/** RSS 2.0, with the address of its file. */
export function rssFeed({ title, description, home, updated, items }: Feed, url: string): string {
  const channel = x(
    'channel',
    {}, // a node in this place would be read as attributes
    x('title', title),
    x('link', home),
    x('description', description),
    x('lastBuildDate', new Date(updated).toUTCString()),
    x('docs', 'https://validator.w3.org/feed/docs/rss2.html'),
    x('generator', config.title),
    x('language', config.locale.code),
    x('atom:link', { href: url, rel: 'self', type: 'application/rss+xml' }),
    ...items.map(rssItem),
  )
  const namespaces = {
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  }
  return toFile(x('rss', { version: '2.0', ...namespaces }, channel))
}

const rssItem = ({ url, title, description, html, updated, published, authors, tags }: FeedItem): Element =>
  x(
    'item',
    {},
    x('title', title),
    x('link', url),
    x('guid', { isPermaLink: 'false' }, url),
    x('pubDate', new Date(published ?? updated).toUTCString()),
    description && x('description', description),
    html && x('content:encoded', {}, htmlOf(html)),
    ...authors.map(({ name, email }) => x('author', email ? `${email} (${name})` : name)),
    ...tags.map((tag) => x('category', tag)),
  )

/** Atom 1.0, with the address of its file. */
export const atomFeed = ({ title, description, home, updated, items }: Feed, url: string): string =>
  toFile(
    x(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      x('id', home),
      x('title', title),
      x('updated', updated),
      x('generator', config.title),
      // required per entry or per feed
      atomAuthor(publisher),
      x('link', { rel: 'alternate', href: home }),
      x('link', { rel: 'self', href: url }),
      x('subtitle', description),
      x('icon', absoluteUrl('/favicon.ico')),
      ...items.map(atomEntry),
    ),
  )

const atomEntry = ({ url, title, description, html, updated, published, authors, tags }: FeedItem): Element =>
  x(
    'entry',
    {},
    x('title', title),
    x('id', url),
    x('link', { href: url }),
    x('updated', updated),
    description && x('summary', description),
    html && x('content', { type: 'html' }, htmlOf(html)),
    ...authors.map(atomAuthor),
    ...tags.map((tag) => x('category', { label: tag, term: tag })),
    published && x('published', published),
  )

const publisher: FeedAuthor = { name: config.publisher.name, url: absoluteUrl('/') }

const atomAuthor = ({ name, email, url }: FeedAuthor): Element =>
  x('author', {}, x('name', name), email && x('email', email), url && x('uri', url))

/** A section, in which only its end needs an escape. */
const htmlOf = (value: string): Cdata => ({ type: 'cdata', value })

const toFile = (tree: Element): string =>
  toXml([{ type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' }, tree])

/** JSON Feed 1.1, with the address of its file. */
export function jsonFeed({ title, description, home, items }: Feed, url: string): string {
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: url,
    description,
    language: config.locale.code,
    authors: [jsonAuthor(publisher)],
    items: items.map((item) => ({
      id: item.url,
      content_html: item.html,
      url: item.url,
      title: item.title,
      summary: item.description,
      date_modified: item.updated,
      date_published: item.published,
      tags: item.tags,
      authors: item.authors.length > 0 ? item.authors.map(jsonAuthor) : undefined,
    })),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

const jsonAuthor = ({ name, url }: FeedAuthor) => ({ name, url })
