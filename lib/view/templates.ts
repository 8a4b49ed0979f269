/** Which pages of the documentation differ in texts alone: the framework draws one of each kind, see `doc-drawing.ts`. */
import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import type { Route, RouteOf } from '../load/routes'
import { config } from '../site'
import { kindOf } from './doc-drawing'
import { sheetOf } from './doc-page'
import { headOf } from './head'
import { jsonLd, structuredData } from './structured-data'

/** The template of each page that fills one: permalinks by permalink. The rest is drawn as it is. */
export function templatesOf(site: Site, routes: Route[]): Record<string, string> {
  const templates = new Map<string, string>()
  const filled: Record<string, string> = {}
  for (const route of routes) {
    if (!isFilled(route)) continue
    const { permalink } = route
    const kind = kindOfDoc(site, route)
    const template = templates.get(kind) ?? permalink
    templates.set(kind, template)
    filled[permalink] = template
  }
  return filled
}

/** The framework has another kind of address for the root of the documentation. */
const isFilled = (route: Route): route is RouteOf<'doc'> =>
  route.kind === 'doc' && route.entry.format === 'md' && route.permalink !== '/docs/'

function kindOfDoc(site: Site, route: RouteOf<'doc'>): string {
  const { permalink } = route
  const { className, trail } = sheetOf(site, route)
  // HTML that is never empty need not be drawn in order to tell
  const doc = { className, trail, subbar: 'subbar', body: 'body', data: jsonLd(structuredData(site, route)) }
  const sections = config.navbar.filter(
    (link) => 'to' in link && link.section !== undefined && permalink.startsWith(link.section),
  )
  return JSON.stringify([
    kindOf(headOf(site, route), doc),
    versionAt(site.versions, permalink).permalink,
    sections.map(({ label }) => label),
  ])
}
