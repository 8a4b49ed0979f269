/** Posts -> RSS 2.0, Atom 1.0 and JSON Feed 1.1 with full texts. */
import { Feed, type Author as FeedAuthor } from 'feed'
import { listed } from '../blog/queries'
import type { Site } from '../content/load'
import type { Post } from '../content/types'
import { config } from '../site'
import { absoluteUrl } from '../url'
import { feedText } from '../view/text'
import { absoluteHtml } from './absolute-html'

export interface FeedFile {
  /** Address on the site. */
  path: string
  text: string
}

/** The feeds of the blog; none when there is no listed post. Dates are those of posts, so the same posts give the same bytes. */
export function buildFeeds(site: Site): FeedFile[] {
  const posts = listed(site.posts).slice(0, config.blog.feedLimit)
  const [newest] = posts
  if (!newest) return []
  const home = absoluteUrl('/blog/')
  const feed = new Feed({
    id: home,
    link: home,
    title: `${config.blog.title} — ${config.title}`,
    description: config.blog.description,
    language: config.locale.code,
    favicon: absoluteUrl('/favicon.svg'),
    copyright: '',
    updated: new Date(changed(newest)),
    generator: config.title,
    feedLinks: {
      rss: absoluteUrl('/blog/rss.xml'),
      atom: absoluteUrl('/blog/atom.xml'),
      json: absoluteUrl('/blog/feed.json'),
    },
  })
  for (const post of posts) {
    const url = absoluteUrl(post.permalink)
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.description,
      content: absoluteHtml(feedText(site, post), url),
      date: new Date(changed(post)),
      published: new Date(post.date),
      // the package cannot write a JSON feed with an empty list of authors
      ...(post.authors.length > 0 && { author: post.authors.map(feedAuthor) }),
      category: post.tags.map(({ label }) => ({ name: label })),
    })
  }
  return [
    { path: '/blog/rss.xml', text: feed.rss2() },
    { path: '/blog/atom.xml', text: feed.atom1() },
    { path: '/blog/feed.json', text: `${feed.json1()}\n` },
  ]
}

/** A post changes when its front matter says so; git dates would move a feed with every reformatting. */
const changed = (post: Post): string => post.date

function feedAuthor(author: Post['authors'][number]): FeedAuthor {
  const link = author.permalink === undefined ? author.url : absoluteUrl(author.permalink)
  return {
    name: author.name,
    ...(author.email !== undefined && { email: author.email }),
    ...(link !== undefined && { link }),
  }
}
