/** The feeds: posts with full texts in RSS, Atom and JSON Feed, and documentation changes in Atom. */
import { Feed, type Author, type FeedOptions } from 'feed'
import { blogFeeds, blogPath, docsFeed, docsPath } from '../content/site-paths'
import { withoutUnlisted } from '../content/list-queries'
import { changedDocs, lastDocs } from '../content/version-queries'
import type { Post } from '../content/types'
import type { Site } from '../load/load-site'
import { config } from '../site'
import { strings } from '../strings'
import { escapeHtml, mapAttributes, unescapeHtml } from '../text/html'
import { absoluteUrl } from '../text/url'
import { feedText } from '../view/entry'
import { withoutPageTools } from './without-page-tools'

/** All feeds by address: none of the blog without posts, none of changes without dates (a shallow clone). */
export const buildFeeds = (site: Site): Map<string, string> =>
  new Map([...feedsOfPosts(site), ...feedOfChanges(site)])

function feedsOfPosts(site: Site): [path: string, text: string][] {
  const posts = withoutUnlisted(site.posts).slice(0, config.blog.feedLimit)
  const [newest] = posts
  if (!newest) return []
  const feed = feedOf(posts, newest.date, site, plain)
  return [
    [blogFeeds.rss, withReferences(feed.rss2())],
    [blogFeeds.atom, withReferences(feedOf(posts, newest.date, site, escapeHtml).atom1())],
    [blogFeeds.json, jsonFeed(feed)],
  ]
}

/** A feed of posts. `textOf` converts titles, which are HTML in Atom and plain text elsewhere. */
function feedOf(posts: Post[], updated: string, site: Site, textOf: (text: string) => string): Feed {
  const feed = new Feed(feedOptions(blogPath, config.blog, updated, blogFeeds))
  for (const post of posts) {
    const url = absoluteUrl(post.permalink)
    feed.addItem({
      id: url,
      link: url,
      title: marked(textOf(post.title)),
      description: marked(textOf(post.description)),
      // `]]>` would end the CDATA section around the text
      content: absoluteHtml(feedText(site, post), url).replaceAll(']]>', ']]&gt;'),
      // git dates would bump every entry whenever files are reformatted
      date: new Date(post.date),
      published: new Date(post.date),
      ...(post.authors.length > 0 && { author: post.authors.map(authorOf) }),
      category: post.tags.map(({ label }) => ({ name: marked(label), term: marked(label) })),
    })
  }
  return feed
}

const plain = (text: string): string => text

/** Characters of markup and the marks that replace them for the package, which escapes only some of them. */
const signs = '&<>"'
const marks = '\uF8F0\uF8F1\uF8F2\uF8F3'
const swap = (text: string, from: string, to: string): string =>
  text.replace(new RegExp(`[${from}]`, 'g'), (sign) => to[from.indexOf(sign)] ?? sign)
const marked = (text: string): string => swap(text, signs, marks)
const unmarked = (text: string): string => swap(text, marks, signs)

/** Restores masked characters in the package's XML as references, in CDATA as they are. */
const withReferences = (xml: string): string =>
  xml
    .replace(
      /<!\[CDATA\[([\s\S]*?)\]\]>/g,
      (_, text: string) => `<![CDATA[${unmarked(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
    )
    .replace(new RegExp(`[${marks}]`, 'g'), (mark) => escapeHtml(unmarked(mark)))

/** The feed of changes. Only Atom distinguishes changed entries from new ones. */
function feedOfChanges(site: Site): [path: string, text: string][] {
  const docs = changedDocs(lastDocs(site)).slice(0, config.docs.feedLimit)
  const [newest] = docs
  if (!newest) return []
  const { changes, changesLead } = strings.docs
  const about = { title: changes, description: changesLead }
  const feed = new Feed(feedOptions(docsPath, about, newest.changed, { atom: docsFeed }))
  for (const doc of docs) {
    const url = absoluteUrl(doc.permalink)
    const date = new Date(doc.changed)
    const [title = '', summary = ''] = [doc.title, doc.description].map((text) => marked(escapeHtml(text)))
    feed.addItem({ id: url, link: url, title, description: summary, date })
  }
  return [[docsFeed, withReferences(feed.atom1())]]
}

/** Options of a feed. `updated` is not the time of the build, so that builds are reproducible. */
const feedOptions = (
  home: string,
  { title, description }: { title: string; description: string },
  updated: string,
  files: Record<string, string>,
): FeedOptions => ({
  id: absoluteUrl(home),
  link: absoluteUrl(home),
  title: marked(`${title} — ${config.title}`),
  description: marked(description),
  language: config.locale.code,
  favicon: absoluteUrl('/favicon.ico'),
  copyright: '',
  updated: new Date(updated),
  generator: marked(config.title),
  // Atom requires an author per entry or per feed
  author: { name: marked(config.publisher.name), link: absoluteUrl('/') },
  feedLinks: Object.fromEntries(Object.entries(files).map(([type, path]) => [type, absoluteUrl(path)])),
})

function authorOf({ name, email, permalink, url }: Post['authors'][number]): Author {
  const page = permalink ?? url
  return { name: marked(name), email, link: page?.startsWith('/') ? absoluteUrl(page) : page }
}

/** JSON Feed 1.1, made from the package's 1.0, which has one author per entry and no language. */
function jsonFeed(feed: Feed): string {
  const { author, items, ...head } = JSON.parse(feed.json1(), (_, value: unknown) =>
    typeof value === 'string' ? unmarked(value) : value,
  ) as { author: object; items: object[] }
  const authorsOf = (index: number) =>
    feed.items[index]?.author?.map(({ name = '', link }) => ({ name: unmarked(name), url: link }))
  const json = {
    ...head,
    version: 'https://jsonfeed.org/version/1.1',
    language: config.locale.code,
    authors: [author],
    items: items.map((item, index) => ({ ...item, author: undefined, authors: authorsOf(index) })),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

const siteOnly = /^(tabindex|role|aria-label|data-[a-z-]+|loading|decoding|fetchpriority|target|rel)$/

/** Makes the HTML of the page at `url` portable: absolute addresses, nothing that only this site can use. */
export function absoluteHtml(html: string, url: string): string {
  const text = html.replace(/<!--[\s\S]*?-->/g, '')
  return mapAttributes(withoutPageTools(text), (name, value) => {
    if (name === 'href' || name === 'src') return absoluteAddress(value, url)
    return siteOnly.test(name) ? undefined : value
  })
}

function absoluteAddress(value: string, page: string): string {
  const address = unescapeHtml(value)
  const base = value.startsWith('/') ? config.url : page
  return URL.canParse(address, base) ? escapeHtml(new URL(address, base).href) : value
}
