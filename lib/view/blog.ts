/** What the pages of the blog show: posts as plain data, finished for rendering. */
import { blogAuthorsPath, blogPath, blogTagsPath } from '../content/address'
import {
  byAuthor,
  byYear,
  listed,
  listPagePermalink,
  paginate,
  postNeighbours,
  tagCounts,
} from '../content/blog-queries'
import type { Post } from '../content/types'
import type { Site } from '../load/load'
import type { RouteOf } from '../load/routes'
import { config } from '../site'
import { strings } from '../strings'
import { countOf } from '../text/plural'
import { typograph } from '../text/typograph'
import { blogSections, type LabelledLink } from './docs'
import { entryText, entryView, excerptText } from './entry'
import { describeRoute, underTag } from './metadata'

const { blog } = strings

/** «5 минут чтения», unless the settings leave it out. */
export const readingTime = ({ readingMinutes }: Post): string | undefined =>
  config.blog.showReadingTime ? countOf(readingMinutes, blog.minutes) : undefined

export const postLink = ({ title, permalink }: Post): LabelledLink => ({ label: typograph(title), permalink })

export function postPage(site: Site, { entry }: RouteOf<'post'>) {
  const { newer, older } = postNeighbours(listed(site.posts), entry)
  return {
    post: entry,
    view: entryView(entry),
    text: entryText(site, entry),
    neighbours: { previous: newer && postLink(newer), next: older && postLink(older) },
  }
}

export const archiveYears = (site: Site) =>
  byYear(listed(site.posts)).map(({ year, posts }) => ({
    year,
    posts: posts.map((post) => ({ ...postLink(post), date: post.date })),
  }))

/** The lists of the blog, in its sidebar. */
export const sidebarLists = (site: Site): LabelledLink[] => [
  { label: blog.all, permalink: blogPath },
  ...blogSections(site),
]

/** Entries of the sidebar by year, newest first. */
export const sidebarYears = (site: Site) =>
  byYear(listed(site.posts).slice(0, config.blog.sidebarCount)).map(({ year, posts }) => ({
    year,
    posts: posts.map((post) => postLink({ ...post, title: post.fields.sidebar_label ?? post.title })),
  }))

/** All authors in the order of their file, with the number of their posts. */
export const authorCounts = ({ authors, posts }: Site) =>
  authors.map((author) => ({ author, count: byAuthor(listed(posts), author).length }))

export type ListRoute = RouteOf<'blog-list' | 'tag' | 'author'>

/** A page of a list of posts: of the whole blog, of a tag, or of an author. */
export function listPage(site: Site, route: ListRoute) {
  const { base, posts, ...shown } = listOf(site, route)
  const pages = paginate(posts, config.blog.postsPerPage)
  const linkTo = (page: number, label: string) =>
    page < 1 || page > pages.length ? undefined : { label, permalink: listPagePermalink(base, page) }
  return {
    ...shown,
    title: describeRoute(site, route).title,
    /** Posts with what lists show of their texts. */
    cards: (pages[route.page - 1] ?? []).map((post) => ({ post, html: excerptText(site, post) })),
    pages: { previous: linkTo(route.page - 1, blog.newer), next: linkTo(route.page + 1, blog.older) },
  }
}

/** The posts of a list, the address of its first page, and what stands around it. */
function listOf(site: Site, route: ListRoute) {
  const posts = listed(site.posts)
  switch (route.kind) {
    case 'blog-list': {
      const { description: lead } = config.blog
      return { base: blogPath, posts, lead, waysOn: blogSections(site), tags: tagCounts(posts) }
    }
    case 'tag': {
      const { permalink: base, description: lead } = route.tag
      const waysOn = [{ label: blog.allTags, permalink: blogTagsPath }]
      return { base, posts: underTag(site.posts, route.tag), lead, waysOn }
    }
    case 'author': {
      const { author } = route
      const { permalink: base = '', title: lead } = author
      const waysOn = [{ label: blog.allAuthors, permalink: blogAuthorsPath }]
      return { base, posts: byAuthor(posts, author), lead, author, waysOn }
    }
  }
}
