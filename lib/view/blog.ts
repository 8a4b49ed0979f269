/** What the pages of the blog show: posts as plain data, finished for rendering. */
import {
  byAuthor,
  byYear,
  listed,
  listPagePermalink,
  paginate,
  postNeighbours,
  tagCounts,
  withTag,
} from '../content/blog-queries'
import { twinOf } from '../content/twin-path'
import type { Site } from '../load/load'
import type { RouteOf } from '../load/routes'
import type { Author, Post, Tag } from '../content/types'
import { formatDate } from '../text/date'
import { countOf } from '../text/plural'
import { config } from '../site'
import { strings } from '../strings'
import { typograph } from '../text/typograph'
import type { LabelledLink } from './docs'
import { entryText, entryView, excerptText } from './entry'

/** Date, reading time, authors and tags of a post. */
export const postMeta = (post: Post) => ({
  /** ISO date, UTC. */
  date: post.date,
  dateText: formatDate(post.date),
  authors: post.authors,
  tags: post.tags,
  readingTime: config.blog.showReadingTime ? countOf(post.readingMinutes, strings.blog.minutes) : undefined,
})

/** A post as lists show it. */
const postCard = (site: Site, post: Post) => ({
  ...postMeta(post),
  title: typograph(post.title),
  permalink: post.permalink,
  /** Text above the truncate marker; the whole text without one. */
  html: excerptText(site, post),
  isTruncated: post.parsed.isTruncated,
})
export type PostCard = ReturnType<typeof postCard>

/** A post as a link. */
export const postLink = ({ title, permalink }: Post): LabelledLink => ({ label: typograph(title), permalink })

/** All that the page of a post shows, but for the sidebar of the blog. */
export function postPage(site: Site, { entry }: RouteOf<'post'>) {
  const { newer, older } = postNeighbours(listed(site.posts), entry)
  return {
    view: entryView(entry),
    meta: postMeta(entry),
    text: entryText(site, entry),
    newer: newer && postLink(newer),
    older: older && postLink(older),
    twin: twinOf(entry),
  }
}

/** All listed posts by year; inside a year the oldest stands first. */
export const archiveYears = (site: Site): { year: number; posts: (LabelledLink & { date: string })[] }[] =>
  byYear(listed(site.posts)).map(({ year, posts }) => ({
    year,
    posts: posts.map((post) => ({ ...postLink(post), date: post.date })).toReversed(),
  }))

/** Entries of the sidebar by year, newest first. */
export function sidebarYears(site: Site): { year: number; posts: LabelledLink[] }[] {
  const posts = listed(site.posts).slice(0, config.blog.sidebarCount)
  return byYear(posts).map(({ year, posts: own }) => ({
    year,
    posts: own.map((post) => postLink({ ...post, title: post.fields.sidebar_label ?? post.title })),
  }))
}

type ListRoute = RouteOf<'blog-list' | 'tag' | 'author'>

/** A page of a list of posts: of the whole blog, of a tag, or of an author. */
export function listPage(site: Site, route: ListRoute) {
  const { base, posts, ...shown } = listOf(site, route)
  const { items = [], total = 1 } = paginate(posts, config.blog.postsPerPage)[route.page - 1] ?? {}
  const toPage = (number: number) =>
    number < 1 || number > total ? undefined : listPagePermalink(base, number)
  return {
    ...shown,
    cards: items.map((post) => postCard(site, post)),
    /** Newer posts are on the page before. */
    pager: { newer: toPage(route.page - 1), older: toPage(route.page + 1) },
  }
}

interface PostListing {
  /** Address of the first page. */
  base: string
  title: string
  lead?: string
  posts: Post[]
  /** Link to all lists of the kind. */
  all?: LabelledLink
  /** Of an author. */
  profile?: { description?: string }
  /** What stands beside the list of the whole blog. */
  rail?: { tags: { tag: Tag; count: number }[]; hasFeeds: boolean }
}

function listOf(site: Site, route: ListRoute): PostListing {
  const posts = listed(site.posts)
  switch (route.kind) {
    case 'blog-list': {
      const { title, description: lead } = config.blog
      return {
        base: '/blog/',
        title,
        lead,
        posts,
        rail: { tags: tagCounts(posts), hasFeeds: posts.length > 0 },
      }
    }
    case 'tag': {
      const { permalink: base, label, description: lead } = route.tag
      // a tag that only unlisted posts have shows them: it can be reached from those alone
      const own =
        [posts, site.posts].map((all) => withTag(all, route.tag)).find(({ length }) => length > 0) ?? []
      const title = strings.blog.tagged(countOf(own.length, strings.blog.posts), label)
      return { base, title, lead, posts: own, all: { label: strings.blog.allTags, permalink: '/blog/tags/' } }
    }
    case 'author': {
      const { permalink: base = '', name: title, title: lead, description } = route.author
      const profile = { description: description === undefined ? undefined : typograph(description) }
      const all = { label: strings.blog.allAuthors, permalink: '/blog/authors/' }
      return { base, title, lead, posts: byAuthor(posts, route.author), all, profile }
    }
  }
}

/** All authors in the order of their file, with the number of their posts. */
export const authorCounts = ({ authors, posts }: Site): { author: Author; count: number }[] =>
  authors.map((author) => ({ author, count: byAuthor(listed(posts), author).length }))
