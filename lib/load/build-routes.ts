/** The table of all addresses: the source of pages, metadata, the sitemap and the link check. */
import { addressFault } from '../content/address-fault'
import {
  blogArchivePath,
  blogAuthorsPath,
  blogPath,
  blogTagsPath,
  docsPath,
  docsTagsPath,
} from '../content/site-paths'
import { show } from '../problems/hints'
import { readFrontMatter } from '../markdown/front-matter'
import type { LoadedVersion } from './load-version'
import { problem, type FilePlace, type Problem } from '../problems/problem'
import type { Author, Doc, Page, Post, Tag } from '../content/types'
import { docsOf } from '../content/version-queries'
import { byAuthor, listPagePermalink, paginate, tagCounts, underTag, withoutUnlisted } from '../content/lists'
import { pagesInOrder } from '../nav/sidebar-tree'
import type { SidebarGroup } from '../nav/types'
import type { Rule } from '../rules'
import { config } from '../site'

export type Route = { permalink: string } & (
  | { kind: 'home'; entry: Page | null }
  | { kind: 'page'; entry: Page }
  | { kind: 'docs-root' }
  | { kind: 'doc'; entry: Doc }
  | { kind: 'doc-tags' }
  | { kind: 'doc-tag'; tag: Tag; docs: Doc[] }
  | { kind: 'category'; group: SidebarGroup & { permalink: string } }
  | ({ kind: 'blog-list' } & ListPart)
  | { kind: 'post'; entry: Post }
  | { kind: 'archive' }
  | { kind: 'search' }
  | { kind: 'tags' }
  | ({ kind: 'tag'; tag: Tag } & ListPart)
  | { kind: 'authors' }
  | ({ kind: 'author'; author: Author } & ListPart)
)

export type RouteOf<K extends Route['kind']> = Extract<Route, { kind: K }>

export const entriesOf = (routes: Route[]): (Doc | Post | Page)[] =>
  routes.flatMap((route) => ('entry' in route && route.entry ? [route.entry] : []))

const searchRoute = { kind: 'search', permalink: '/search/' } as const

export interface SiteContent {
  /** Docs of all versions. */
  docs: Doc[]
  posts: Post[]
  pages: Page[]
  authors: Author[]
  /** Versions in menu order, newest first; without `versions.json` there is one. */
  versions: LoadedVersion[]
}

/** All routes of the site. If two have the same address, the first wins, and the second is a problem. */
export function buildRoutes(content: SiteContent, problems: Problem[]): Route[] {
  const all: Route[] = [
    ...content.pages.map((entry): Route => {
      const { permalink } = entry
      return { permalink, kind: permalink === '/' ? 'home' : 'page', entry }
    }),
    ...content.versions.flatMap((version) => docRoutes(version, docsOf(content.docs, version))),
    ...blogRoutes(content),
    searchRoute,
    // the home page exists even without a file, unless the documentation or the blog is at the root
    { permalink: '/', kind: 'home', entry: null },
  ]
  const taken = new Map<string, Route>()
  const byLowerCase = new Map<string, Route>()
  for (const route of all) {
    const fault = addressFault(route.permalink)
    const other = taken.get(route.permalink)
    if (fault !== undefined) problems.push(addressProblem(route, `не годится: ${fault}`, 'routes/unsafe'))
    else if (!other) {
      // Windows and macOS ignore the case of file names
      const key = route.permalink.toLowerCase()
      const alike = byLowerCase.get(key)
      if (alike) problems.push(...caseProblems(route, alike))
      byLowerCase.set(key, route)
      taken.set(route.permalink, route)
    } else if (!isExpected(route, other)) problems.push(duplicateProblem(route, other))
  }
  return [...taken.values()]
}

/** Whether an author's page replaces a generated one. Other files report clashes of tags and authors. */
const isExpected = (route: Route, other: Route): boolean =>
  (route.kind === 'home' ? route.entry === null : route.kind === 'docs-root') ||
  [route, other].every(({ kind }) => kind === 'author' || kind === 'tag')

/** A problem of an address, at the place that sets it. `fault` ends the sentence «Адрес «/a/» …». */
function addressProblem(route: Route, fault: string, rule: Rule): Problem {
  const place = placeOf(route)
  const advice = place
    ? 'Задайте другое поле slug.'
    : 'Задайте другой путь документации или блога: routeBasePath в lib/site.ts, DOCS_PATH или BLOG_PATH.'
  const message = `Адрес ${show(route.permalink)} ${fault}. ${advice}`
  return problem(place?.file ?? 'lib/site.ts', place, message, rule)
}

/** Problems of the paths in the settings. Reports only the bad base path, not the routes below it. */
export const sectionProblems = (): Problem[] =>
  [docsPath, blogPath].flatMap((permalink) => {
    const fault = addressFault(permalink)
    const route: Route = { permalink, kind: 'docs-root' }
    return fault === undefined ? [] : [addressProblem(route, `не годится: ${fault}`, 'routes/unsafe')]
  })

/** Where the author has set the address of a route; `undefined` for pages that the site generates. */
function placeOf(route: Route): FilePlace | undefined {
  if (route.kind === 'category') return route.group.declared
  if (!('entry' in route && route.entry)) return undefined
  const { source } = route.entry
  return { file: source.displayPath, ...readFrontMatter(source).placeOf(['slug']) }
}

/** The problem of two routes with one address, reported at the later file by name for a stable order. */
function duplicateProblem(one: Route, two: Route): Problem {
  const isReversed = (placeOf(one)?.file ?? '') > (placeOf(two)?.file ?? '')
  const [owner, late] = isReversed ? [two, one] : [one, two]
  return addressProblem(late, `уже занят ${nameOf(owner)}`, 'routes/duplicate')
}

/** What occupies the address, as the end of a sentence: «занят …». */
function nameOf(route: Route): string {
  const place = placeOf(route)
  if (place) return `файлом ${place.file}`
  return route.kind === 'category' ? `разделом «${route.group.label}»` : 'самим сайтом'
}

/** The problem of two addresses that differ only in case, reported at a file that can be renamed. */
function caseProblems(one: Route, two: Route): Problem[] {
  const [owner, other] = placeOf(one) ? [one, two] : [two, one]
  if (!placeOf(owner)) return []
  const fault = `отличается от ${show(other.permalink)} только регистром букв: на дисках Windows и macOS это одна папка, и одна из страниц пропадёт`
  return [addressProblem(owner, fault, 'routes/duplicate')]
}

function docRoutes(version: LoadedVersion, docs: Doc[]): Route[] {
  const categories = pagesInOrder(version.sidebar).flatMap((item): Route[] =>
    item.type === 'group' && item.generatedIndex
      ? [{ permalink: item.permalink, kind: 'category', group: item }]
      : [],
  )
  const hasTags = withoutUnlisted(docs).some(({ tags }) => tags.length > 0)
  return [
    ...docs.map((entry): Route => ({ permalink: entry.permalink, kind: 'doc', entry })),
    ...categories,
    ...(hasTags ? [{ permalink: docsTagsPath(version), kind: 'doc-tags' } as const] : []),
    ...tagCounts(docs).map(({ tag }): Route => {
      return { permalink: tag.permalink, kind: 'doc-tag', tag, docs: underTag(docs, tag) }
    }),
    { permalink: version.permalink, kind: 'docs-root' },
  ]
}

/** The pages of a list of posts. Each has its posts and the permalinks of its neighbours. */
const listParts = (all: Post[], list: string) =>
  paginate(all, config.blog.postsPerPage).map((posts, index, pages) => ({
    permalink: listPagePermalink(list, index + 1),
    posts,
    page: index + 1,
    total: all.length,
    previous: pages[index - 1] && listPagePermalink(list, index),
    next: pages[index + 1] && listPagePermalink(list, index + 2),
  }))
type ListPart = ReturnType<typeof listParts>[number]

function blogRoutes({ posts, authors }: SiteContent): Route[] {
  const shown = withoutUnlisted(posts)
  return [
    ...listParts(shown, blogPath).map((part): Route => ({ kind: 'blog-list', ...part })),
    { permalink: blogArchivePath, kind: 'archive' },
    { permalink: blogTagsPath, kind: 'tags' },
    { permalink: blogAuthorsPath, kind: 'authors' },
    ...tagCounts(posts).flatMap(({ tag }) =>
      listParts(underTag(posts, tag), tag.permalink).map((part): Route => ({ kind: 'tag', tag, ...part })),
    ),
    ...authors.flatMap((author) => {
      const parts = author.permalink ? listParts(byAuthor(shown, author), author.permalink) : []
      return parts.map((part): Route => ({ kind: 'author', author, ...part }))
    }),
    ...posts.map((entry): Route => ({ permalink: entry.permalink, kind: 'post', entry })),
  ]
}
