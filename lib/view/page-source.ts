import type { Site } from '../content/load'
import { versionAt } from '../content/version-queries'
import type { Route } from '../routes'
import { sidebarYears } from './blog'
import { docPage } from './doc-page'
import { headOf } from './head'
import { postPage } from './post-page'
import { sidebarOf } from './sidebar'
import { structuredData } from './structured-data'

/**
 * Everything of the content that the page of a route is drawn from, as plain data: as long as it and the code stay the same, so
 * does the page. Undefined for pages that are drawn by each build: those that are few, and those of `.mdx` files, whose
 * components may ask for anything.
 */
export function pageSource(site: Site, route: Route): unknown {
  if ((route.kind !== 'doc' && route.kind !== 'post') || route.entry.format === 'mdx') return undefined
  return {
    head: headOf(site, route),
    page: route.kind === 'doc' ? docPage(site, route) : postPage(site, route),
    column:
      route.kind === 'doc'
        ? sidebarOf(versionAt(site.versions, route.permalink), route.permalink)
        : sidebarYears(site),
    things: structuredData(site, route),
  }
}
