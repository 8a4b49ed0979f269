/**
 * The part of the sidebar that a page carries. A small tree is rendered whole. Of a large one a page has the open groups, so that its
 * weight does not grow with the site. Pages outside of the documentation have the closed top level in their menu. The rest is in files,
 * one for each group, that the browser fetches when the group is opened.
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
  /** Stable across pages: a hash of the labels above the group. */
  id: string
  isCollapsible: boolean
  isOpen: boolean
  /** Of groups with one name a browser keeps one open. */
  name?: string
  /** Absent when they are in the file of the group. */
  entries?: SidebarEntry[]
}

/** Public file with the entries of a group, as JSON. */
export const sidebarFile = (id: string): string => `/sidebar/${id}.json`

type Version = Pick<LoadedVersion, 'sidebar' | 'permalink' | 'isLast'>

/** What the page at `permalink` shows of the sidebar of its version; without one, all groups are closed. */
export const sidebarOf = (
  version: Version,
  permalink?: string,
  { autoCollapseCategories } = config.docs,
): SidebarEntry[] => treeOf(version, autoCollapseCategories, permalink)(version.sidebar, topId(version))

/** The entries of each group, by the public file that holds them. */
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
      const isOpen = isName(item) || trail.has(item) || (!isOutside && isOpenAtFirst)
      const isFilled = isWhole || isOpen
      const isCollapsible = item.isCollapsible || !isFilled
      const entries = isFilled && { entries: entriesOf(item.items, id) }
      return {
        // readers without JavaScript need a way into a group whose entries are in a file
        ...(!isFilled && { href: hrefOf(firstLink(item)?.permalink ?? overview) }),
        ...plainEntry(item),
        // browsers keep one group of a name open; at first that of the page
        group: { id, isCollapsible, isOpen, ...(closesOthers && { name: parent }), ...entries },
      }
    })

  return entriesOf
}

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
