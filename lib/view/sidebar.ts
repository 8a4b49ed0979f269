/**
 * The part of the sidebar that a page contains. A small tree is complete. Of a large one, a page contains
 * only open categories, so that its size does not grow with the site. Pages outside the documentation contain
 * the collapsed top level. All other entries are in files, one for each category, fetched when it is opened.
 */
import type { LoadedVersion } from '../load/load-version'
import { findTrail, firstLink, isSectionTitle, itemsIn } from '../nav/sidebar-tree'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { config } from '../site'
import { hashOf } from '../data/hash-of'
import { isExternal } from '../text/path'
import { hrefOf } from '../text/url'

/** The maximum number of entries of a tree that a page contains as a whole. */
const wholeTree = 120

/** A page, a link, HTML or a category of the sidebar. */
export interface SidebarEntry {
  label: string
  /** An external address, or one with the base path; absent for a category without a page. */
  href?: string
  className?: string
  html?: string
  group?: SidebarGroupEntry
}

/** A category. Flags that are false are left out: a page of a large site lists hundreds of categories. */
export interface SidebarGroupEntry {
  /** A hash of the labels above the category, the same on all pages. */
  id: string
  isAlwaysOpen?: boolean
  /** Whether the category is open until the reader closes it. */
  isOpen?: boolean
  /** A name that siblings share if only one of them may be open. */
  name?: string
  /** The entries in it; absent if they are in a file. */
  entries?: SidebarEntry[]
}

/** The public file with the entries of a category, as JSON. */
export const sidebarFile = (id: string): string => `/sidebar/${id}.json`

type Version = Pick<LoadedVersion, 'sidebar' | 'permalink' | 'isLast'>

/** The sidebar on the page at `permalink`. Without one, all categories are collapsed. */
export const sidebarOf = (
  version: Version,
  permalink?: string,
  { autoCollapseCategories } = config.docs,
): SidebarEntry[] => treeOf(version, autoCollapseCategories, permalink)(version.sidebar, topId(version))

/** The entries of each category, by public file. */
export function sidebarFiles(
  version: Version,
  { autoCollapseCategories } = config.docs,
): [file: string, entries: SidebarEntry[]][] {
  const entriesOf = treeOf(version, autoCollapseCategories)
  const filesOf = (items: SidebarItem[], parent: string): [string, SidebarEntry[]][] =>
    items.flatMap((item) => {
      if (item.type !== 'group') return []
      const id = idIn(items, item, parent)
      return [[sidebarFile(id), entriesOf(item.items, id)], ...filesOf(item.items, id)]
    })
  return filesOf(version.sidebar, topId(version))
}

function treeOf({ sidebar, permalink: overview }: Version, closesOthers: boolean, permalink?: string) {
  const isOutside = permalink === undefined
  const trail = new Set(isOutside ? [] : findTrail(sidebar, permalink))
  const isWhole = !isOutside && itemsIn(sidebar).length <= wholeTree

  const entriesOf = (items: SidebarItem[], parent: string): SidebarEntry[] =>
    items.map((item) => {
      if (item.type !== 'group') return plainEntry(item)
      const id = idIn(items, item, parent)
      const isOpenAtFirst = !item.isCollapsible || (!item.isCollapsed && !closesOthers)
      const isOpen = isSectionTitle(item) || trail.has(item) || (!isOutside && isOpenAtFirst)
      const isFilled = isWhole || isOpen
      const isAlwaysOpen = !item.isCollapsible && isFilled
      return {
        // without JavaScript, a category whose entries are in a file needs a link
        ...(!isFilled && { href: hrefOf(firstLink(item)?.permalink ?? overview) }),
        ...plainEntry(item),
        group: {
          id,
          ...(isAlwaysOpen && { isAlwaysOpen }),
          ...(isOpen && { isOpen }),
          ...(closesOthers && { name: parent }),
          ...(isFilled && { entries: entriesOf(item.items, id) }),
        },
      }
    })

  return entriesOf
}

/** The id of the top level. It is hashed into the ids of categories, since versions may share labels. */
const topId = ({ permalink, isLast }: Version): string => (isLast ? 'top' : hashOf(permalink).slice(0, 8))

/** The id of a category. Siblings with the same label are numbered. */
function idIn(items: SidebarItem[], group: SidebarGroup, parent: string): string {
  const alike = items.filter(({ type, label }) => type === 'group' && label === group.label)
  return hashOf(parent, group.label, String(alike.indexOf(group))).slice(0, 8)
}

const plainEntry = (item: SidebarItem): SidebarEntry => ({
  label: item.label,
  ...(item.type === 'html' && { html: item.html }),
  ...(item.type === 'link' && { href: isExternal(item.href) ? item.href : hrefOf(item.href) }),
  ...(item.permalink !== undefined && { href: hrefOf(item.permalink) }),
  ...(item.className !== undefined && { className: item.className }),
})
