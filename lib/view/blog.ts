import { blogAuthorsPath, blogPath, blogTagsPath } from '../content/site-paths'
import { byYear, tagCounts, withoutUnlisted } from '../content/lists'
import type { Post } from '../content/types'
import type { Site } from '../load/load-site'
import type { RouteOf } from '../load/build-routes'
import { labelOf } from '../nav/sidebar-tree'
import { config } from '../site'
import { strings } from '../strings'
import { neighboursIn } from '../data/neighbours-in'
import type { LabelledLink } from './types'
import { blogSections } from './site-sections'
import { coverHtml, entryText, entryView, excerptText } from './entry'
import { headingOf } from './metadata'

const { blog } = strings

export const postLink = ({ title, permalink }: Post): LabelledLink => ({ label: title, permalink })

export function postPage(site: Site, { entry }: RouteOf<'post'>) {
  const { previous, next } = neighboursIn(withoutUnlisted(site.posts), entry.permalink)
  return {
    post: entry,
    view: entryView(entry),
    text: entryText(site, entry),
    neighbours: { previous: previous && postLink(previous), next: next && postLink(next) },
  }
}

/** The sidebar of the blog: links to its lists, then posts by year, newest first. */
export const blogMenu = (
  site: Site,
  count = config.blog.sidebarCount,
): { year?: number; links: LabelledLink[] }[] => [
  { links: [{ label: blog.all, permalink: blogPath }, ...blogSections(site)] },
  ...byYear(withoutUnlisted(site.posts).slice(0, count)).map(({ year, posts }) => ({
    year,
    links: posts.map((post) => ({ label: labelOf(post), permalink: post.permalink })),
  })),
]

/** What the pages of tags, authors and the archive share; a cover is HTML and may be empty. */
export function postsAndTags(site: Site) {
  const posts = withoutUnlisted(site.posts)
  return { posts, tags: tagCounts(posts), coverOf: (post: Post) => coverHtml(site, post) }
}

const linkTo = (permalink: string | undefined, label: string) =>
  permalink === undefined ? undefined : { label, permalink }

export type ListRoute = RouteOf<'blog-list' | 'tag' | 'author'>

/** A page of a list of posts: all, by tag, or by author. */
export function listPage(site: Site, route: ListRoute) {
  const { posts, previous, next } = route
  return {
    ...headingOf(site, route),
    cards: posts.map((post) => ({ post, cover: coverHtml(site, post), html: excerptText(site, post) })),
    pages: { previous: linkTo(previous, blog.newer), next: linkTo(next, blog.older) },
    ...aroundList(site, route),
  }
}

/** What surrounds a list: tags, links to related lists, the author. */
function aroundList(site: Site, route: ListRoute) {
  const tags = tagCounts(withoutUnlisted(site.posts))
  // the sidebar links to the other lists
  if (route.kind === 'blog-list') return { tags, isMain: true }
  if (route.kind === 'tag')
    return {
      tags,
      tag: route.tag.permalink,
      title: route.tag.label,
      count: tags.find(({ tag }) => tag.permalink === route.tag.permalink)?.count,
      relatedLinks: [{ label: blog.allTags, permalink: blogTagsPath }],
    }
  const { author } = route
  return {
    tags,
    relatedLinks: [{ label: blog.allAuthors, permalink: blogAuthorsPath }],
    author,
    lead: author.title,
  }
}
