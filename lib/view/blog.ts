/** What the pages of the blog show: posts as plain data, finished for rendering. */
import { byYear, listed, postNeighbours } from '../content/blog-queries'
import { listPagePermalink } from '../content/paginate'
import { twinOf } from '../content/twin-path'
import type { Site } from '../load/load'
import type { RouteOf } from '../load/routes'
import type { Post, PostAuthor, Tag } from '../content/types'
import { formatDate } from '../text/date'
import { countOf } from '../text/plural'
import { config } from '../site'
import { strings } from '../strings'
import { typograph } from '../text/typograph'
import type { LabelledLink } from './docs'
import { entryText, entryView, excerptText } from './entry'

export interface PostMeta {
  /** ISO date, UTC. */
  date: string
  dateText: string
  readingTime?: string
  authors: PostAuthor[]
  tags: Tag[]
}

export interface PostCard extends PostMeta {
  title: string
  permalink: string
  /** Text above the truncate marker; the whole text without one. */
  html: string
  isTruncated: boolean
}

/** Date, reading time, authors and tags of a post. */
export const postMeta = (post: Post): PostMeta => ({
  date: post.date,
  dateText: formatDate(post.date),
  authors: post.authors,
  tags: post.tags,
  readingTime: config.blog.showReadingTime ? countOf(post.readingMinutes, strings.blog.minutes) : undefined,
})

/** A post as lists show it. */
export function postCard(site: Site, post: Post): PostCard {
  return {
    ...postMeta(post),
    title: typograph(post.title),
    permalink: post.permalink,
    isTruncated: post.parsed.isTruncated,
    html: excerptText(site, post),
  }
}

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
    posts: own.map((post) => postLink({ ...post, title: post.sidebarLabel ?? post.title })),
  }))
}

/** Links from a page of a list to its neighbours: newer posts are on the page before. */
export const listNeighbours = (
  base: string,
  number: number,
  total: number,
): { newer?: string; older?: string } => ({
  newer: number > 1 ? listPagePermalink(base, number - 1) : undefined,
  older: number < total ? listPagePermalink(base, number + 1) : undefined,
})
