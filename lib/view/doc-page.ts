/** The page of a doc. */
import { versionAt } from '../content/version-queries'
import type { Site } from '../load/load'
import type { RouteOf } from '../load/routes'
import { printPath } from './print-section'
import { twinOf } from '../content/twin-path'
import { breadcrumbs, docNeighbours } from './docs'
import { entryView } from './entry'
import { entryText } from './text'
import { versionView } from './versions'

/** All that the page of a doc shows of the content, but for the sidebar. */
export function docPage(site: Site, { entry, permalink }: RouteOf<'doc'>) {
  const here = versionAt(site.versions, permalink)
  return {
    /** A page without a sidebar has the width to itself. */
    isAlone: entry.displayedSidebar === null,
    crumbs: breadcrumbs(here, permalink),
    print: printPath(site, permalink),
    version: versionView(site, permalink),
    view: entryView(entry),
    text: entryText(site, entry),
    neighbours: docNeighbours(site, entry),
    twin: twinOf(entry),
  }
}
