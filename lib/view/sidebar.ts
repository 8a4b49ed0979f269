/**
 * The part of the sidebar that a page carries. A small tree is drawn whole. Of a large one a page has the groups that are open,
 * and of a long level the entries around the current one, so that a page weighs the same however many there are; the rest is in
 * files that all pages share.
 */
import type { DocsVersion } from '../content/types'
import { findTrail, firstLink } from '../nav/queries'
import type { SidebarItem } from '../nav/types'
import { isExternal } from '../text/path'
import { hashOf } from '../text/hash-of'
import { hrefOf } from '../text/url'
import { setLabel } from './set-label'

/** Trees of up to so many entries are drawn whole. */
const wholeTree = 120
/** A level with more entries than this is cut. */
const longLevel = 50
/** How many entries are left of a level that is cut. */
const shownOfLong = 30

/** A page or a group of the sidebar, as it is drawn. */
export interface SidebarEntry {
  label: string
  /** Address on the site, with the base path; absent for a group without a page. */
  href?: string
  className?: string
  /** Leads out of the site. */
  isExternal?: true
  /** A piece of HTML instead of a label. */
  html?: string
  isCurrent?: boolean
  group?: SidebarGroupEntry
}

export interface SidebarGroupEntry {
  /** Names the group among all groups, on all pages. */
  id: string
  isCollapsible: boolean
  isOpen: boolean
  /** The entries; absent when they are in a file. */
  level?: SidebarLevel
}

export interface SidebarLevel {
  /** Id of its group, or `top`. */
  id: string
  entries: SidebarEntry[]
  /** How many entries are left out before and after these. */
  before: number
  after: number
  /** The page that lists all, for readers without scripts. */
  index: string
}

/** Id of the level that is not in a group. */
export const topLevel = 'top'

/** The file with all entries of a level; a piece of HTML, which must not look like a page. */
export const fileOf = (id: string): string => `/sidebar/${id}.txt`

/** A sidebar, and the version of the documentation that it belongs to. */
export interface Sidebar extends Pick<DocsVersion, 'permalink' | 'isLast'> {
  sidebar: SidebarItem[]
}

/** The file with all entries that are not in a group. */
export const topFileOf = (version: Omit<Sidebar, 'sidebar'>): string =>
  fileOf(version.isLast ? topLevel : idOf(trailOf(version)))

/** Labels on the way to a group name it: they are the same on all pages. */
const idOf = (trail: string[]): string => hashOf(...trail).slice(0, 8)

/**
 * What a group is called on such a way: its label, and its place among neighbours with the same label. Found once for an item, since all
 * pages ask.
 */
function nameIn(level: SidebarItem[], item: SidebarItem): string {
  if (!names.has(item)) {
    const counts = new Map<string, number>()
    for (const group of level) {
      if (group.type !== 'group') continue
      const count = counts.get(group.label) ?? 0
      counts.set(group.label, count + 1)
      names.set(group, count === 0 ? group.label : `${group.label}\n${count}`)
    }
  }
  return names.get(item) ?? item.label
}
const names = new WeakMap<SidebarItem, string>()

/** Where such ways start: versions have groups with the same labels. */
const trailOf = ({ permalink, isLast }: Omit<Sidebar, 'sidebar'>): string[] => (isLast ? [] : [permalink])

const isLarge = (items: SidebarItem[]): boolean => countOf(items) > wholeTree

const countOf = (items: SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'group' ? countOf(item.items) : 0), 0)

/** What the page at `permalink` shows of the sidebar. */
export function sidebarOf(version: Sidebar, permalink: string): SidebarLevel {
  const { sidebar: items, permalink: overview } = version
  const open = new Set(findTrail(items, permalink))
  const isCut = isLarge(items)

  const entryOf = (item: SidebarItem, level: SidebarItem[], trail: string[]): SidebarEntry => {
    const isCurrent = item.permalink === permalink
    const entry = isCurrent ? { ...plainEntry(item), isCurrent } : plainEntry(item)
    if (item.type !== 'group') return entry
    const path = [...trail, nameIn(level, item)]
    const isOpen = open.has(item) || !item.isCollapsed || !item.isCollapsible
    if (isCut && !isOpen) {
      const late = lateEntry(item, path, overview)
      return isCurrent ? { ...late, isCurrent } : late
    }
    const below = levelOf(item.items, path, indexOf(item, overview), idOf(path))
    return { ...entry, group: { id: idOf(path), isCollapsible: item.isCollapsible, isOpen, level: below } }
  }

  const levelOf = (level: SidebarItem[], trail: string[], index: string, id: string): SidebarLevel => {
    const { start, end } = isCut ? windowOf(level, open) : { start: 0, end: level.length }
    return {
      id,
      entries: level.slice(start, end).map((item) => entryOf(item, level, trail)),
      before: start,
      after: level.length - end,
      index: hrefOf(index),
    }
  }
  return levelOf(items, trailOf(version), overview, topLevel)
}

/** Gives the same entry for an item each time, so that what is drawn of it serves all pages. */
function oncePerItem<R extends unknown[]>(
  make: (item: SidebarItem, ...rest: R) => SidebarEntry,
): typeof make {
  const made = new WeakMap<SidebarItem, SidebarEntry>()
  return (item, ...rest) => {
    const entry = made.get(item) ?? make(item, ...rest)
    made.set(item, entry)
    return entry
  }
}

const plainEntry = oncePerItem((item) => ({
  label: setLabel(item.label),
  ...(item.type === 'html' && { html: item.html }),
  ...(item.type === 'link' && addressOf(item.href)),
  ...(item.permalink !== undefined && { href: hrefOf(item.permalink) }),
  ...(item.className !== undefined && { className: item.className }),
}))

const addressOf = (href: string): Pick<SidebarEntry, 'href' | 'isExternal'> =>
  isExternal(href) ? { href, isExternal: true } : { href: hrefOf(href) }

/** A group whose entries are not on the page leads somewhere in any case: readers without scripts need a way in. */
const lateEntry = oncePerItem((item, trail: string[], overview: string) => ({
  href: hrefOf(indexOf(item, overview)),
  ...plainEntry(item),
  group: { id: idOf(trail), isCollapsible: true, isOpen: false },
}))

/** An entry of a file: nothing in it is open. */
const closedEntry = (item: SidebarItem, trail: string[], overview: string): SidebarEntry =>
  item.type !== 'group' ? plainEntry(item) : lateEntry(item, trail, overview)

const indexOf = (group: SidebarItem, overview: string): string =>
  group.permalink ?? firstLink(group)?.permalink ?? overview

/** The piece of a long level around the entry that is open. */
function windowOf(level: SidebarItem[], open: Set<SidebarItem>): { start: number; end: number } {
  if (level.length <= longLevel) return { start: 0, end: level.length }
  const here = Math.max(
    0,
    level.findIndex((item) => open.has(item)),
  )
  const start = Math.min(Math.max(0, here - shownOfLong / 2), level.length - shownOfLong)
  return { start, end: start + shownOfLong }
}

/** All entries of each level, by the address of the file that holds them; of a tree that is drawn whole there is one. */
export function sidebarLevels(version: Sidebar): { path: string; level: SidebarLevel }[] {
  const { sidebar: items, permalink: overview } = version
  if (!isLarge(items)) return [{ path: topFileOf(version), level: sidebarOf(version, '') }]
  const levels = (
    level: SidebarItem[],
    trail: string[],
    id: string,
    path: string,
  ): { path: string; level: SidebarLevel }[] => {
    const below = (item: SidebarItem) => [...trail, nameIn(level, item)]
    const entries = level.map((item) => closedEntry(item, below(item), overview))
    return [
      { path, level: { id, entries, before: 0, after: 0, index: '' } },
      ...level.flatMap((item) => {
        if (item.type !== 'group') return []
        const group = idOf(below(item))
        return levels(item.items, below(item), group, fileOf(group))
      }),
    ]
  }
  return levels(items, trailOf(version), topLevel, topFileOf(version))
}

/** Ids of the groups around the page at `permalink`, from the top; `undefined` when it is not in the sidebar. */
export function sidebarTrail(version: Sidebar, permalink: string): string[] | undefined {
  const trail = findTrail(version.sidebar, permalink)
  if (trail.length === 0) return undefined
  const levels = [version.sidebar, ...trail.flatMap((item) => (item.type === 'group' ? [item.items] : []))]
  const way = trail.map((item, depth) => nameIn(levels[depth] ?? [], item))
  return way.slice(0, -1).map((_, index) => idOf([...trailOf(version), ...way.slice(0, index + 1)]))
}
