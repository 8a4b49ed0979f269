/** Posts -> RSS 2.0, Atom 1.0 and JSON Feed 1.1 with full texts. */
import { Feed, type Author as FeedAuthor } from 'feed'
import { listed } from '../../content/blog-queries'
import type { Site } from '../../load/load'
import type { Post } from '../../content/types'
import { config } from '../../site'
import { absoluteUrl } from '../../text/url'
import { feedText } from '../../view/text'
import { absoluteHtml } from './absolute-html'
import { feedHead, type FeedFile } from './feed-head'
import { jsonFeed } from './json-feed'

const files = { rss: '/blog/rss.xml', atom: '/blog/atom.xml', json: '/blog/feed.json' }

/** The feeds of the blog; none when there is no listed post. */
export function blogFeeds(site: Site): FeedFile[] {
  const posts = listed(site.posts).slice(0, config.blog.feedLimit)
  const [newest] = posts
  if (!newest) return []
  const { title, description } = config.blog
  const feed = new Feed(feedHead('/blog/', title, description, newest.date, files))
  for (const post of posts) {
    const url = absoluteUrl(post.permalink)
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.description,
      content: absoluteHtml(feedText(site, post), url).replaceAll(']]>', ']]&gt;'), // ends a part of XML
      // a post changes when its front matter says so; git dates would move a feed with every reformatting
      date: new Date(post.date),
      published: new Date(post.date),
      ...(post.authors.length > 0 && { author: post.authors.map(feedAuthor) }),
      category: post.tags.map(({ label }) => ({ name: label, term: label })),
    })
  }
  return [
    { path: files.rss, text: feed.rss2() },
    { path: files.atom, text: feed.atom1() },
    { path: files.json, text: jsonFeed(feed, absoluteUrl(files.json)) },
  ]
}

function feedAuthor(author: Post['authors'][number]): FeedAuthor {
  const page = author.permalink ?? author.url
  const link = page?.startsWith('/') ? absoluteUrl(page) : page
  return {
    name: author.name,
    ...(author.email !== undefined && { email: author.email }),
    ...(link !== undefined && { link }),
  }
}
