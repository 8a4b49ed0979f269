/**
 * The part of the sidebar that a page carries. A small tree is rendered whole. Of a large one a page has the open groups, and of a long
 * level the entries around the current one, so that a page weighs the same however large the site is. The rest is in files, one for each
 * level, that the browser fetches when a group is opened.
 */
import type { DocsVersion } from '../content/types'
import { findTrail, firstLink } from '../nav/queries'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { hashOf } from '../text/hash-of'
import { isExternal } from '../text/path'
import { hrefOf } from '../text/url'
import { typesetLabel } from './docs'

/** Trees of up to so many entries are rendered whole. */
const wholeTree = 120
/** A level with more entries than this is cut to a window. */
const longLevel = 50
const windowSize = 30

/** A page, a link, a piece of HTML or a group of the sidebar. */
export interface SidebarEntry {
  label: string
  /** Address with the base path; absent for a group without a page. */
  href?: string
  className?: string
  isExternal?: true
  /** HTML in place of the label. */
  html?: string
  group?: SidebarGroupEntry
}

export interface SidebarGroupEntry {
  /** The same on all pages: a hash of the labels that lead to the group. */
  id: string
  isCollapsible: boolean
  isOpen: boolean
  /** Absent when the entries are in a file. */
  level?: SidebarLevel
}

export interface SidebarLevel {
  /** Id of the group, or `top`. */
  id: string
  entries: SidebarEntry[]
  /** How many entries are left out before and after these. */
  before: number
  after: number
  /** The page that lists all entries, for readers without JavaScript. */
  index: string
}

export const topLevel = 'top'

/** Public file with all entries of a level, as JSON. */
export const sidebarFile = (id: string): string => `/sidebar/${id}.json`

/** A sidebar, and the version of the documentation that it belongs to. */
export interface Sidebar extends Pick<DocsVersion, 'permalink' | 'isLast'> {
  sidebar: SidebarItem[]
}

/** What the page at `permalink` shows of the sidebar. */
export function sidebarOf(version: Sidebar, permalink: string): SidebarLevel {
  const { sidebar, permalink: overview } = version
  const trail = new Set(findTrail(sidebar, permalink))
  const isCut = isLarge(sidebar)

  const entryOf = (item: SidebarItem, names: string[]): SidebarEntry => {
    if (item.type !== 'group') return plainEntry(item)
    const isOpen = trail.has(item) || !item.isCollapsed || !item.isCollapsible
    if (isCut && !isOpen) return closedEntry(item, names, overview)
    const level = levelOf(item.items, names, indexOf(item, overview))
    return {
      ...plainEntry(item),
      group: { id: idOf(names), isCollapsible: item.isCollapsible, isOpen, level },
    }
  }

  const levelOf = (items: SidebarItem[], names: string[], index: string): SidebarLevel => {
    const [start, end] = isCut ? windowOf(items, trail) : [0, items.length]
    return {
      id: idOf(names),
      entries: items.slice(start, end).map((item) => entryOf(item, [...names, nameIn(items, item)])),
      before: start,
      after: items.length - end,
      index: hrefOf(index),
    }
  }
  return levelOf(sidebar, rootNames(version), overview)
}

/** All entries of each level of a large tree, by the public file that holds them. A small tree needs no files. */
export function sidebarFiles(version: Sidebar): [file: string, entries: SidebarEntry[]][] {
  const filesOf = (items: SidebarItem[], names: string[]): [string, SidebarEntry[]][] => {
    const below = (item: SidebarItem) => [...names, nameIn(items, item)]
    const entries = items.map((item) =>
      item.type === 'group' ? closedEntry(item, below(item), version.permalink) : plainEntry(item),
    )
    return [
      [sidebarFile(idOf(names)), entries],
      ...items.flatMap((item) => (item.type === 'group' ? filesOf(item.items, below(item)) : [])),
    ]
  }
  return isLarge(version.sidebar) ? filesOf(version.sidebar, rootNames(version)) : []
}

const isLarge = (items: SidebarItem[]): boolean => countEntries(items) > wholeTree

const countEntries = (items: SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'group' ? countEntries(item.items) : 0), 0)

/** Versions have groups with the same labels: the ids of all but the last start with their address. */
const rootNames = ({ permalink, isLast }: Omit<Sidebar, 'sidebar'>): string[] => (isLast ? [] : [permalink])

const idOf = (names: string[]): string => (names.length === 0 ? topLevel : hashOf(...names).slice(0, 8))

/** The label of an item, with its number among neighbours of the same label: groups with one label stay apart. */
function nameIn(items: SidebarItem[], item: SidebarItem): string {
  if (item.type !== 'group') return item.label
  const twins = items.filter(({ type, label }) => type === 'group' && label === item.label)
  const number = twins.indexOf(item)
  return number === 0 ? item.label : `${item.label}\n${number}`
}

const plainEntry = (item: SidebarItem): SidebarEntry => ({
  label: typesetLabel(item.label),
  ...(item.type === 'html' && { html: item.html }),
  ...(item.type === 'link' && addressOf(item.href)),
  ...(item.permalink !== undefined && { href: hrefOf(item.permalink) }),
  ...(item.className !== undefined && { className: item.className }),
})

const addressOf = (href: string): Pick<SidebarEntry, 'href' | 'isExternal'> =>
  isExternal(href) ? { href, isExternal: true } : { href: hrefOf(href) }

/** A group whose entries are in a file always has a link: readers without JavaScript need a way in. */
const closedEntry = (group: SidebarGroup, names: string[], overview: string): SidebarEntry => ({
  href: hrefOf(indexOf(group, overview)),
  ...plainEntry(group),
  group: { id: idOf(names), isCollapsible: true, isOpen: false },
})

const indexOf = (group: SidebarGroup, overview: string): string =>
  group.permalink ?? firstLink(group)?.permalink ?? overview

/** The piece of a long level around the entry on the trail. */
function windowOf(items: SidebarItem[], trail: Set<SidebarItem>): [start: number, end: number] {
  if (items.length <= longLevel) return [0, items.length]
  const here = Math.max(
    0,
    items.findIndex((item) => trail.has(item)),
  )
  const start = Math.min(Math.max(0, here - windowSize / 2), items.length - windowSize)
  return [start, start + windowSize]
}
