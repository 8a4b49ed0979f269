/** Pure queries on the sidebar, by permalink. */
import type { SidebarGroup, SidebarItem, SidebarLink } from './types'

const isLink = (item: SidebarItem): item is SidebarLink =>
  (item.type === 'page' || item.type === 'group') && item.permalink !== undefined

/** All items that can be opened, depth first, parents before children: the order of «Назад» and «Дальше». */
export const flattenSidebar = (items: SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => [
    ...(isLink(item) ? [item] : []),
    ...(item.type === 'group' ? flattenSidebar(item.items) : []),
  ])

/** Built once for each sidebar: all pages of a large site ask it for their neighbours and trails. */
interface SidebarIndex {
  links: SidebarLink[]
  /** Index of the first link to a permalink. */
  positions: Map<string, number>
  trails: Map<string, SidebarItem[]>
}

const indexes = new WeakMap<SidebarItem[], SidebarIndex>()

function indexOf(items: SidebarItem[]): SidebarIndex {
  const known = indexes.get(items)
  if (known) return known
  const links = flattenSidebar(items)
  const positions = new Map(links.map(({ permalink }, index) => [permalink, index] as const).toReversed())
  const trails = new Map<string, SidebarItem[]>()
  const walk = (level: SidebarItem[], above: SidebarItem[]): void => {
    for (const item of level) {
      const trail = [...above, item]
      if (item.permalink !== undefined && !trails.has(item.permalink)) trails.set(item.permalink, trail)
      if (item.type === 'group') walk(item.items, trail)
    }
  }
  walk(items, [])
  const index = { links, positions, trails }
  indexes.set(items, index)
  return index
}

/** The items from the top to the one at `permalink`, itself included; empty when it is not in the sidebar. */
export const findTrail = (items: SidebarItem[], permalink: string): SidebarItem[] =>
  indexOf(items).trails.get(permalink) ?? []

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
  const { links, positions } = indexOf(items)
  const index = positions.get(permalink)
  return index === undefined ? {} : { previous: links[index - 1], next: links[index + 1] }
}

/** The page that an item leads to: its own, else the first below it. */
export function firstLink(item: SidebarItem): SidebarLink | undefined {
  if (isLink(item)) return item
  if (item.type !== 'group') return undefined
  for (const below of item.items) {
    const link = firstLink(below)
    if (link) return link
  }
  return undefined
}
