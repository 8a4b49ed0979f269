/** The feeds: posts with full texts in RSS, Atom and JSON Feed, and documentation changes in Atom. */
import { blogFeeds, blogPath, docsFeed, docsPath } from '../content/site-paths'
import { listed } from '../content/list-queries'
import { changedDocs, lastDocs } from '../content/version-queries'
import type { Site } from '../load/load-site'
import { config } from '../site'
import { strings } from '../strings'
import { escapeHtml, mapAttributes, unescapeHtml } from '../text/html'
import { absoluteUrl } from '../text/url'
import { feedText } from '../view/entry'
import { atomFeed, jsonFeed, rssFeed, type Feed } from './feed-formats'
import { withoutPageTools } from './without-page-tools'

/** All feeds by address. There are none without posts, and no feed of changes without known dates, as in a shallow clone. */
export const buildFeeds = (site: Site): Map<string, string> =>
  new Map([...feedsOfPosts(site), ...feedOfChanges(site)])

function feedsOfPosts(site: Site): [path: string, text: string][] {
  const posts = listed(site.posts).slice(0, config.blog.feedLimit)
  const [newest] = posts
  if (!newest) return []
  const feed: Feed = {
    ...feedHead(blogPath, config.blog, newest.date),
    items: posts.map((post) => {
      const url = absoluteUrl(post.permalink)
      return {
        url,
        title: post.title,
        description: post.description,
        html: absoluteHtml(feedText(site, post), url),
        // git dates would bump every entry whenever files are reformatted
        updated: isoDate(post.date),
        published: isoDate(post.date),
        authors: post.authors.map(({ name, email, permalink, url: own }) => {
          const page = permalink ?? own
          return { name, email, url: page?.startsWith('/') ? absoluteUrl(page) : page }
        }),
        tags: post.tags.map(({ label }) => label),
      }
    }),
  }
  return [
    [blogFeeds.rss, rssFeed(feed, absoluteUrl(blogFeeds.rss))],
    [blogFeeds.atom, atomFeed(feed, absoluteUrl(blogFeeds.atom))],
    [blogFeeds.json, jsonFeed(feed, absoluteUrl(blogFeeds.json))],
  ]
}

/** Atom only: unlike RSS it distinguishes changed entries from new ones. */
function feedOfChanges(site: Site): [path: string, text: string][] {
  const docs = changedDocs(lastDocs(site)).slice(0, config.docs.feedLimit)
  const [newest] = docs
  if (!newest) return []
  const { changes: title, changesLead: description } = strings.docs
  const feed: Feed = {
    ...feedHead(docsPath, { title, description }, newest.changed),
    items: docs.map((doc) => ({
      url: absoluteUrl(doc.permalink),
      title: doc.title,
      description: doc.description,
      updated: isoDate(doc.changed),
      authors: [],
      tags: [],
    })),
  }
  return [[docsFeed, atomFeed(feed, absoluteUrl(docsFeed))]]
}

/** `home`: the page of the feed; `updated` is not the build time, so that the output is reproducible. */
const feedHead = (
  home: string,
  { title, description }: { title: string; description: string },
  updated: string,
) => ({
  title: `${title} — ${config.title}`,
  description,
  home: absoluteUrl(home),
  updated: isoDate(updated),
})

const isoDate = (date: string): string => new Date(date).toISOString()

const siteOnly = /^(tabindex|role|aria-label|data-[a-z-]+|loading|decoding|fetchpriority|target|rel)$/

/** Makes the HTML of the page at `url` portable: absolute addresses, nothing that only the site's scripts and styles use. */
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
