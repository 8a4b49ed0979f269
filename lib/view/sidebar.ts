/**
 * The part of the sidebar that a page carries. A small tree is rendered whole. Of a large one a page has the open groups, and of a long
 * level the entries around the current one, so that a page weighs the same however large the site is. Pages outside of the documentation
 * have the closed top level in their menu. The rest is in files, one for each level, that the browser fetches when a group is opened.
 */
import type { LoadedVersion } from '../load/load-version'
import { findTrail, firstLink, isName, itemsIn } from '../nav/queries'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { config } from '../site'
import { hashOf } from '../text/hash-of'
import { isExternal } from '../text/path'
import { hrefOf } from '../text/url'

/** Trees of up to so many entries are rendered whole. */
const wholeTree = 120
/** A level with more entries than this is cut to a window. */
const longLevel = 50
const windowSize = 30

/** A page, a link, a piece of HTML or a group of the sidebar. */
export interface SidebarEntry {
  label: string
  /** External, or with the base path; absent for a group without a page. */
  href?: string
  className?: string
  html?: string
  group?: SidebarGroupEntry
}

export interface SidebarGroupEntry {
  /** The same on all pages: a hash of the labels that lead to the group. */
  id: string
  isCollapsible: boolean
  isOpen: boolean
  /** Of groups with one name a browser keeps one open. */
  name?: string
  /** Absent when the entries are in a file. */
  level?: SidebarLevel
}

export interface SidebarLevel {
  id: string
  entries: SidebarEntry[]
  /** How many entries are left out before and after these. */
  before: number
  after: number
  /** The page that lists all entries, for readers without JavaScript. */
  index: string
}

/** Public file with all entries of a level, as JSON. */
export const sidebarFile = (id: string): string => `/sidebar/${id}.json`

type Version = Pick<LoadedVersion, 'sidebar' | 'permalink' | 'isLast'>

/** What the page at `permalink` shows of the sidebar of its version; without one, all groups are closed. */
export const sidebarOf = (version: Version, permalink?: string): SidebarLevel =>
  treeOf(version, permalink).levelOf(version.sidebar, topId(version), version.permalink)

/** All entries of each level, by the public file that holds them. */
export function sidebarFiles(version: Version): [file: string, entries: SidebarEntry[]][] {
  const { entryOf } = treeOf(version)
  const filesOf = (items: SidebarItem[], id: string): [string, SidebarEntry[]][] => [
    [sidebarFile(id), items.map((item) => entryOf(item, items, id))],
    ...items.flatMap((item) => (item.type === 'group' ? filesOf(item.items, idIn(items, item, id)) : [])),
  ]
  return filesOf(version.sidebar, topId(version))
}

function treeOf({ sidebar, permalink: overview }: Version, permalink?: string) {
  const isOutside = permalink === undefined
  const trail = new Set(isOutside ? [] : findTrail(sidebar, permalink))
  const isWhole = !isOutside && itemsIn(sidebar).length <= wholeTree

  const levelOf = (items: SidebarItem[], id: string, index: string): SidebarLevel => {
    const [start, end] = isWhole ? [0, items.length] : windowOf(items, trail)
    return {
      id,
      entries: items.slice(start, end).map((item) => entryOf(item, items, id)),
      before: start,
      after: items.length - end,
      index: hrefOf(index),
    }
  }

  const entryOf = (item: SidebarItem, items: SidebarItem[], parent: string): SidebarEntry => {
    if (item.type !== 'group') return plainEntry(item)
    const id = idIn(items, item, parent)
    const isOpen = isName(item) || trail.has(item) || (!isOutside && isOpenAtFirst(item))
    const isFilled = isWhole || isOpen
    const isCollapsible = item.isCollapsible || !isFilled
    const index = firstLink(item)?.permalink ?? overview
    const level = isFilled && { level: levelOf(item.items, id, index) }
    return {
      // readers without JavaScript need a way into a group whose entries are in a file
      ...(!isFilled && { href: hrefOf(index) }),
      ...plainEntry(item),
      group: { id, isCollapsible, isOpen, ...nameBelow(parent), ...level },
    }
  }

  return { levelOf, entryOf }
}

/** Where one group closes the others, the open one is that of the page. */
const isOpenAtFirst = ({ isCollapsible, isCollapsed }: SidebarGroup): boolean =>
  !isCollapsible || (!isCollapsed && !config.docs.autoCollapseCategories)

const nameBelow = (parent: string) => config.docs.autoCollapseCategories && { name: parent }

/** Id of the top level. Ids of groups are hashed from it, since versions may have groups with the same labels. */
const topId = ({ permalink, isLast }: Version): string => (isLast ? 'top' : hashOf(permalink).slice(0, 8))

/** Id of a group: of groups with one label beside each other, the number tells them apart. */
function idIn(items: SidebarItem[], group: SidebarGroup, parent: string): string {
  const twins = items.filter(({ type, label }) => type === 'group' && label === group.label)
  return hashOf(parent, group.label, String(twins.indexOf(group))).slice(0, 8)
}

const plainEntry = (item: SidebarItem): SidebarEntry => ({
  label: item.label,
  ...(item.type === 'html' && { html: item.html }),
  ...(item.type === 'link' && { href: isExternal(item.href) ? item.href : hrefOf(item.href) }),
  ...(item.permalink !== undefined && { href: hrefOf(item.permalink) }),
  ...(item.className !== undefined && { className: item.className }),
})

/** The piece of a long level around the entry on the trail. */
function windowOf(items: SidebarItem[], trail: Set<SidebarItem>): [start: number, end: number] {
  if (items.length <= longLevel) return [0, items.length]
  const here = items.findIndex((item) => trail.has(item))
  const start = Math.min(Math.max(0, here - windowSize / 2), items.length - windowSize)
  return [start, start + windowSize]
}
