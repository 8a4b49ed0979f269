/** The page of a doc. */
import type { Site } from '../content/load'
import { printPath } from '../print/print-section'
import type { RouteOf } from '../routes'
import { twinOf } from '../texts/markdown-twin'
import { breadcrumbs, docNeighbours } from './docs'
import { entryView } from './entry'
import { sidebarTrail } from './sidebar'
import { entryText } from './text'

/** All that the page of a doc shows of the content, but for the sidebar. */
export const docPage = (site: Site, { entry, permalink }: RouteOf<'doc'>) => ({
  trail: sidebarTrail(site.sidebar, permalink),
  crumbs: breadcrumbs(site.sidebar, permalink),
  print: printPath(site, permalink),
  view: entryView(entry),
  text: entryText(site, entry),
  neighbours: docNeighbours(site, entry),
  twin: twinOf(entry),
  isAlone: entry.displayedSidebar === null,
})
