import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import type { Route, RouteOf } from '../load/routes'
import { hashOf } from '../text/hash-of'
import { sidebarYears } from './blog'
import { docPage } from './doc-page'
import { headOf } from './head'
import { postPage } from './post-page'
import { sidebarOf } from './sidebar'
import { structuredData } from './structured-data'

/** Everything of the content that the page of a doc is drawn from, as plain data. */
export const docSource = (site: Site, route: RouteOf<'doc'>) => ({
  head: headOf(site, route),
  page: docPage(site, route),
  column: sidebarOf(versionAt(site.versions, route.permalink), route.permalink),
  things: structuredData(site, route),
})

type DocSource = ReturnType<typeof docSource>

const postSource = (site: Site, route: RouteOf<'post'>) => ({
  head: headOf(site, route),
  page: postPage(site, route),
  column: sidebarYears(site),
  things: structuredData(site, route),
})

/** A hash of what a page is drawn from: as long as it and the code stay the same, so does the page. */
export const sourceHash = (source: DocSource | ReturnType<typeof postSource>): string =>
  hashOf(JSON.stringify(source))

/**
 * The hash for the page of a route. Undefined for pages that are drawn by each build: those that are few, and those of `.mdx` files,
 * whose components may ask for anything.
 */
export function pageHash(site: Site, route: Route): string | undefined {
  if ((route.kind !== 'doc' && route.kind !== 'post') || route.entry.format === 'mdx') return undefined
  return sourceHash(route.kind === 'doc' ? docSource(site, route) : postSource(site, route))
}
