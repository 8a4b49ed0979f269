/** What docs pages derive from the sidebar: breadcrumbs, neighbours and cards. */
import type { DocFields } from '../content/schema'
import { docsOf, versionAt } from '../content/version-queries'
import type { Site } from '../load/load-site'
import type { LoadedVersion } from '../load/load-version'
import type { Route } from '../load/routes'
import {
  findTrail,
  firstLink,
  flattenSidebar,
  isSectionTitle,
  itemsIn,
  pageItem,
  withoutSectionTitles,
} from '../nav/queries'
import type { SidebarItem, SidebarLink } from '../nav/types'
import { strings } from '../strings'
import { isExternal } from '../text/path'
import { countOf } from '../text/plural'
import { neighboursIn } from '../data/neighbours-in'
import { typograph } from '../text/typograph'
import { hrefOf } from '../text/url'

export interface LabelledLink {
  label: string
  permalink: string
}

/** A breadcrumb; the current page, and categories without a page, have no address. */
export interface Breadcrumb extends Partial<LabelledLink> {
  label: string
}

export type Neighbours = Partial<Record<'previous' | 'next', LabelledLink | undefined>>

/** The card of a category without a page links to the first page in it. */
export interface Card extends LabelledLink {
  text?: string
  /** The mark: the side of the game, or that it is a category. */
  side?: DocFields['side'] | 'group'
  /** The mark in words. */
  note?: string | undefined
  minutes?: number | undefined
}

/** Breadcrumbs from the home page; empty for pages outside the sidebar, except the overview. */
export function breadcrumbs(version: LoadedVersion, permalink: string): Breadcrumb[] {
  const home = { label: strings.common.home, permalink: '/' }
  const trail = findTrail(version.sidebar, permalink)
  if (trail.length === 0)
    return permalink === version.permalink && permalink !== '/' ? [home, { label: strings.docs.title }] : []
  return [
    home,
    ...(version.permalink === '/' ? [] : [{ label: strings.docs.title, permalink: version.permalink }]),
    ...trail.map((item) => ({
      label: item.label,
      permalink: item.permalink === permalink ? undefined : item.permalink,
    })),
  ]
}

/** Previous and next page in the sidebar. Front matter may override them, or remove them with `null`. */
export function neighbours({ docs, versions }: Site, page: { permalink: string; fields?: DocFields }) {
  const { fields } = page
  const version = versionAt(versions, page.permalink)
  const found = neighboursIn(flattenSidebar(version.sidebar), page.permalink)
  const choose = (id: string | null | undefined, automatic: SidebarLink | undefined) => {
    const doc = docsOf(docs, version).find((one) => one.id === id)
    const link = id === undefined ? automatic : doc && pageItem(doc)
    if (!link) return undefined
    const { paginationLabel: own, label, permalink } = link
    return { label: own === undefined ? label : typograph(own), permalink }
  }
  return {
    previous: choose(fields?.pagination_prev, found.previous),
    next: choose(fields?.pagination_next, found.next),
  }
}

/** Page count of a category, nested ones included; counts «items» if there are external links. */
export function sizeOf(items: SidebarItem[]): string {
  const all = itemsIn(items)
  const pages = all.filter(
    (item) => item.type === 'page' || (item.type === 'group' && item.docId !== undefined),
  )
  const links = all.filter((item) => item.type === 'link')
  const isMixed = links.some(({ href }) => isExternal(href))
  return countOf(pages.length + links.length, isMixed ? strings.common.items : strings.common.pages)
}

const signOf = (item: SidebarItem) => {
  if (item.type === 'group') return { side: 'group' as const, note: sizeOf(item.items) }
  if (item.type !== 'page') return {}
  const { side, readingMinutes: minutes } = item
  return { side, note: side && strings.docs.sides[side], minutes }
}

/** Cards of items; a category without pages has no card. */
export const cardsOf = (items: SidebarItem[]): Card[] =>
  withoutSectionTitles(items).flatMap((item) => {
    const permalink = item.type === 'link' ? item.href : firstLink(item)?.permalink
    if (permalink === undefined) return []
    const text = typograph(item.description ?? '')
    return [{ label: item.label, permalink, text, ...signOf(item) }]
  })

/** Cards of a category: those below section titles, and the others. */
export const sectionCardsOf = (items: SidebarItem[]) => ({
  unnamed: cardsOf(items.filter((item) => !isSectionTitle(item))),
  named: items.filter(isSectionTitle).map(({ label, items: own }) => ({ name: label, cards: cardsOf(own) })),
})

/** Cards of ordered pages, numbered unless their labels are («Урок 0. Начало»), with the reading time. */
export const stepsOf = (items: SidebarItem[]): Card[] =>
  cardsOf(items).map(({ label, minutes, note, ...card }, index) => ({
    ...card,
    label: /\d/.test(label) ? label : `${index + 1}. ${label}`,
    note: [minutes && countOf(minutes, strings.blog.minutes), note].filter(Boolean).join(' · '),
  }))

/** A page of an ordered category. */
export interface Stop {
  name: string
  rest?: string | undefined
  href: string
  isHere?: boolean
}

/** Shortens «Урок 1. Первый спрайт» to «Урок 1», which fits on a phone. */
function stopOf(label: string, permalink: string): Stop {
  const [, name = label, rest] = /^(\S+\s\d+)[.:]\s(.+)/.exec(label) ?? []
  return { name, rest, href: hrefOf(permalink) }
}

/** The pages of the ordered category around a page, itself included; `undefined` if it is in none. */
export function seriesAround(sidebar: SidebarItem[], permalink: string) {
  const [, group] = findTrail(sidebar, permalink).toReversed()
  if (group?.type !== 'group' || !group.isOrdered) return undefined
  const pages = group.items.filter((item) => item.type === 'page')
  if (pages.length < 2 || !pages.some((page) => page.permalink === permalink)) return undefined
  return {
    label: group.label,
    stops: pages.map((page) => ({
      ...stopOf(page.label, page.permalink),
      isHere: page.permalink === permalink,
    })),
  }
}

/** Count and list of ordered pages. */
export const sectionProgress = (items: SidebarItem[]) => ({
  label: sizeOf(items),
  stops: stepsOf(items).map(({ label, permalink }) => stopOf(label, permalink)),
})

/** Cards for a page: of its items if it is a category, else of its siblings. */
export function cardsAround(sidebar: SidebarItem[], permalink: string): Card[] {
  const [item, parent] = findTrail(sidebar, permalink).toReversed()
  if (item?.type === 'group') return cardsOf(item.items)
  if (parent?.type !== 'group') return []
  return cardsOf(parent.items).filter((card) => card.permalink !== permalink)
}

/** The section of the site that a page belongs to. */
export const sectionOf = ({ kind }: Route): 'docs' | 'blog' | undefined => {
  if (kind === 'home' || kind === 'page' || kind === 'search') return undefined
  return kind === 'category' || kind.startsWith('doc') ? 'docs' : 'blog'
}
