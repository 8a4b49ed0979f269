/** Pure queries on the sidebar. A permalink names an item. */
import type { SidebarGroup, SidebarItem, SidebarLink } from './types'

const isLink = (item: SidebarItem): item is SidebarLink =>
  (item.type === 'page' || item.type === 'group') && item.permalink !== undefined

/** All items that can be opened, depth first, parents before children: the order of «Назад» and «Дальше». */
export const flattenSidebar = (items: SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => [
    ...(isLink(item) ? [item] : []),
    ...(item.type === 'group' ? flattenSidebar(item.items) : []),
  ])

/** The items from the top to the one at `permalink`, itself included; empty when it is not in the sidebar. */
export function findTrail(items: SidebarItem[], permalink: string): SidebarItem[] {
  for (const item of items) {
    if (item.permalink === permalink) return [item]
    const below = item.type === 'group' ? findTrail(item.items, permalink) : []
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** The group whose page is at `permalink`. */
export function findGroup(items: SidebarItem[], permalink: string): SidebarGroup | undefined {
  const item = findTrail(items, permalink).at(-1)
  return item?.type === 'group' ? item : undefined
}

/** What stands before and after `permalink` in the sidebar. */
export function findNeighbours(
  items: SidebarItem[],
  permalink: string,
): { previous?: SidebarLink; next?: SidebarLink } {
  const links = flattenSidebar(items)
  const index = links.findIndex((item) => item.permalink === permalink)
  if (index === -1) return {}
  const [previous, next] = [links[index - 1], links[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** The first page that can be reached through an item: its own, else the first below it. */
export const firstLink = (item: SidebarItem): SidebarLink | undefined => flattenSidebar([item])[0]
