/** The page of a doc. */
import type { Site } from '../content/load'
import { versionAt } from '../content/version-queries'
import { printPath } from '../print/print-section'
import type { RouteOf } from '../routes'
import { twinOf } from '../texts/twin-path'
import { breadcrumbs, docNeighbours } from './docs'
import { entryView } from './entry'
import { sidebarTrail } from './sidebar'
import { entryText } from './text'
import { versionView } from './versions'

/** All that the page of a doc shows of the content, but for the sidebar. */
export function docPage(site: Site, { entry, permalink }: RouteOf<'doc'>) {
  const here = versionAt(site.versions, permalink)
  return {
    trail: sidebarTrail(here, permalink),
    crumbs: breadcrumbs(here, permalink),
    print: printPath(site, permalink),
    version: versionView(site, permalink),
    view: entryView(entry),
    text: entryText(site, entry),
    neighbours: docNeighbours(site, entry),
    twin: twinOf(entry),
    isAlone: entry.displayedSidebar === null,
  }
}
