/** The page of a doc. */
import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import { printPath } from './print-section'
import type { RouteOf } from '../load/routes'
import { twinOf } from '../content/twin-path'
import { breadcrumbs, docNeighbours } from './docs'
import { entryView } from './entry'
import { sidebarTrail } from './sidebar'
import { entryText } from './text'
import { versionView } from './versions'

/** All that the page of a doc shows of the content, but for the sidebar. */
export function docPage(site: Site, route: RouteOf<'doc'>) {
  const { entry, permalink } = route
  const here = versionAt(site.versions, permalink)
  return {
    ...sheetOf(site, route),
    crumbs: breadcrumbs(here, permalink),
    print: printPath(site, permalink),
    version: versionView(site, permalink),
    view: entryView(entry),
    text: entryText(site, entry),
    neighbours: docNeighbours(site, entry),
    twin: twinOf(entry),
  }
}

/** What the page of a doc tells of itself around all that it shows. */
export function sheetOf(site: Site, { entry, permalink }: RouteOf<'doc'>) {
  const here = versionAt(site.versions, permalink)
  // a page without a sidebar has the width to itself
  const classes = [entry.displayedSidebar === null && 'alone', site.versions.length > 1 && here.className]
  return { className: classes.filter(Boolean).join(' '), trail: sidebarTrail(here, permalink) }
}
