/** The table of all addresses: pages, metadata, the sitemap and the link check are made from it. */
import {
  addressFault,
  blogArchivePath,
  blogAuthorsPath,
  blogPath,
  blogTagsPath,
  docsTagsPath,
} from '../content/address'
import { show } from '../problems/describe'
import { readFrontMatter } from '../markdown/front-matter'
import type { LoadedVersion } from './load-version'
import { problem, type Place, type Problem } from '../problems/problem'
import type { Author, Doc, Page, Post, Tag } from '../content/types'
import { docsOf } from '../content/version-queries'
import { byAuthor, listed, listPagePermalink, paginate, tagCounts, withTag } from '../content/blog-queries'
import { flattenSidebar } from '../nav/queries'
import type { SidebarGroup } from '../nav/types'
import { config } from '../site'

export type Route = { permalink: string } & (
  | { kind: 'home'; entry: Page | null }
  | { kind: 'page'; entry: Page }
  | { kind: 'docs-root' }
  | { kind: 'doc'; entry: Doc }
  | { kind: 'doc-tags' }
  | { kind: 'doc-tag'; tag: Tag }
  | { kind: 'category'; group: SidebarGroup & { permalink: string } }
  | { kind: 'blog-list'; page: number }
  | { kind: 'post'; entry: Post }
  | { kind: 'archive' }
  | { kind: 'search' }
  | { kind: 'tags' }
  | { kind: 'tag'; tag: Tag; page: number }
  | { kind: 'authors' }
  | { kind: 'author'; author: Author; page: number }
)

export type RouteOf<K extends Route['kind']> = Extract<Route, { kind: K }>

/** The texts that pages show: docs, posts and standalone pages. */
export const entriesOf = (routes: Route[]): (Doc | Post | Page)[] =>
  routes.flatMap((route) => ('entry' in route && route.entry ? [route.entry] : []))

export interface SiteContent {
  /** Of all versions. */
  docs: Doc[]
  posts: Post[]
  pages: Page[]
  authors: Author[]
  /** In the order of menus, the newest first; without `versions.json` there is one. */
  versions: LoadedVersion[]
}

/** All routes of the site; the first one wins an address that two claim, and the second is a problem. */
export function buildRoutes(content: SiteContent, problems: Problem[]): Route[] {
  const all: Route[] = [
    ...content.pages.map((entry): Route => {
      const { permalink } = entry
      return { permalink, kind: permalink === '/' ? 'home' : 'page', entry }
    }),
    ...content.versions.flatMap((version) => docRoutes(version, docsOf(content.docs, version))),
    ...blogRoutes(content),
    { permalink: '/search/', kind: 'search' },
    // the home page is there without a file of its own, too, unless the documentation or the blog is
    { permalink: '/', kind: 'home', entry: null },
  ]
  const taken = new Map<string, Route>()
  for (const route of all) {
    const fault = addressFault(route.permalink)
    const other = taken.get(route.permalink)
    if (fault !== undefined) problems.push(unsafe(route, fault))
    else if (!other) taken.set(route.permalink, route)
    else if (!isExpected(route, other)) problems.push(duplicate(route, other))
  }
  return [...taken.values()]
}

/** Whether a page of the site gives way to one of an author, or a tag or an author is reported where it is described. */
const isExpected = (route: Route, other: Route): boolean =>
  ['home', 'docs-root'].includes(route.kind) ||
  [route, other].every(({ kind }) => kind === 'author' || kind === 'tag')

function unsafe(route: Route, fault: string): Problem {
  const place = placeOf(route)
  const message = `Адрес ${show(route.permalink)} не годится: ${fault}. Задайте другое поле slug.`
  return problem(place?.file ?? 'content', place, message, 'routes/unsafe')
}

/** Where an author has given a route its address. */
function placeOf(route: Route): (Place & { file: string }) | undefined {
  if (route.kind === 'category') return route.group.declared
  if (!('entry' in route && route.entry)) return undefined
  const { source } = route.entry
  return { file: source.displayPath, ...readFrontMatter(source).placeOf(['slug']) }
}

/** Reported at the file that comes later by name, whichever of the two the site lists first. */
function duplicate(one: Route, two: Route): Problem {
  const places = [placeOf(one), placeOf(two)].filter((place) => place !== undefined)
  const [first, second] = places.toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const [earlier, later] = second ? [first, second] : [undefined, first]
  const other = placeOf(one) ? two : one
  const owner = other.kind === 'category' ? `разделом «${other.group.label}»` : 'самим сайтом'
  const message = `Адрес «${one.permalink}» уже занят ${earlier ? `файлом ${earlier.file}` : owner}. Задайте другое поле slug.`
  return problem(later?.file ?? 'content', later, message, 'routes/duplicate')
}

function docRoutes(version: LoadedVersion, docs: Doc[]): Route[] {
  const categories = flattenSidebar(version.sidebar).flatMap((item): Route[] =>
    item.type === 'group' && item.generatedIndex
      ? [{ permalink: item.permalink, kind: 'category', group: item }]
      : [],
  )
  const hasTags = listed(docs).some(({ tags }) => tags.length > 0)
  return [
    ...docs.map((entry): Route => ({ permalink: entry.permalink, kind: 'doc', entry })),
    ...categories,
    ...(hasTags ? [{ permalink: docsTagsPath(version), kind: 'doc-tags' } as const] : []),
    ...tagCounts(docs).map(({ tag }): Route => ({ permalink: tag.permalink, kind: 'doc-tag', tag })),
    { permalink: version.permalink, kind: 'docs-root' },
  ]
}

const listRoutes = <Kind extends object>(posts: Post[], list: string, kind: Kind) =>
  paginate(posts, config.blog.postsPerPage).map((_, index) => ({
    ...kind,
    permalink: listPagePermalink(list, index + 1),
    page: index + 1,
  }))

function blogRoutes({ posts, authors }: SiteContent): Route[] {
  const shown = listed(posts)
  return [
    ...listRoutes(shown, blogPath, { kind: 'blog-list' as const }),
    { permalink: blogArchivePath, kind: 'archive' },
    { permalink: blogTagsPath, kind: 'tags' },
    { permalink: blogAuthorsPath, kind: 'authors' },
    ...tagCounts(posts).flatMap(({ tag }) =>
      listRoutes(withTag(shown, tag), tag.permalink, { kind: 'tag' as const, tag }),
    ),
    ...authors.flatMap((author) => {
      const own = byAuthor(shown, author)
      return author.permalink ? listRoutes(own, author.permalink, { kind: 'author' as const, author }) : []
    }),
    ...posts.map((entry): Route => ({ permalink: entry.permalink, kind: 'post', entry })),
  ]
}
