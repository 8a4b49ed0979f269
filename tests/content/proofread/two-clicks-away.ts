/** What a reader can reach from `/docs/` with one and with two clicks. */
import type { Site } from '@/lib/load/load-site'
import { lastVersion } from '@/lib/content/version-queries'
import type { SidebarItem } from '@/lib/nav/types'
import { cardsOf } from '@/lib/view/cards'
import { pageLinks } from './page-links'

/** Pages that the docs overview links to: its cards, and sidebar entries outside closed groups. */
const fromOverview = (sidebar: SidebarItem[]): string[] => [
  ...cardsOf(sidebar).map(({ permalink }) => permalink),
  ...openEntries(sidebar),
]

const openEntries = (items: SidebarItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.permalink === undefined ? [] : [item.permalink]),
    ...(item.type === 'group' && !item.isCollapsed ? openEntries(item.items) : []),
  ])

/** Addresses with anchors (`/docs/api/events/#group`) within two clicks from `/docs/`. */
export function twoClicksAway(site: Site): Set<string> {
  const reached = new Set<string>()
  for (const permalink of fromOverview(lastVersion(site.versions).sidebar)) {
    reached.add(permalink)
    const route = site.routes.find((one) => one.permalink === permalink)
    if (route?.kind === 'category') for (const card of cardsOf(route.group.items)) reached.add(card.permalink)
    if (route?.kind !== 'doc') continue
    for (const { id, level } of route.entry.parsed.headings) {
      const { min, max } = route.entry.tocLevels
      if (level >= min && level <= max) reached.add(`${permalink}#${id}`) // a link in the table of contents
    }
    for (const link of pageLinks(route.entry, site)) {
      reached.add(link.anchor === '' ? link.permalink : `${link.permalink}#${link.anchor}`)
    }
  }
  return reached
}
