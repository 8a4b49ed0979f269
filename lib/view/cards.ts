/** Cards of docs and categories, made of sidebar items. */
import type { DocFields } from '../content/schema'
import { findTrail, firstLink, isSectionTitle, itemsIn, withoutSectionTitles } from '../nav/sidebar-tree'
import type { SidebarItem } from '../nav/types'
import { strings } from '../strings'
import { isExternal } from '../text/path'
import { countOf } from '../text/plural'
import { typograph } from '../text/typograph'
import type { LabelledLink } from './types'

/** A card that links to its page; the card of a category without a page links to the first page in it. */
export interface Card extends LabelledLink {
  text?: string
  /** Its icon: a side of the game, or a category. */
  sign?: DocFields['side'] | 'group'
  /** The number of pages of a category. In steps, the reading time and the side in words. */
  note?: string
  minutes?: number
  /** Names from the page's tables, by which developers recognise it. */
  names?: string[]
  /** In steps, the HTML of the page's image; may be empty. */
  cover?: string
  rel?: 'tag'
  /** On an overview, the first pages of a category. */
  pages?: LabelledLink[]
}

/** The number of pages in a category, nested ones included, in words; «items» if some are external links. */
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
  if (item.type === 'group') return { sign: 'group' as const, note: sizeOf(item.items) }
  if (item.type !== 'page') return {}
  return { sign: item.side, minutes: item.readingMinutes, names: item.names }
}

/** Cards of sidebar items. A category without pages has none. */
export const cardsOf = (items: SidebarItem[]): Card[] =>
  withoutSectionTitles(items).flatMap((item) => {
    const permalink = item.type === 'link' ? item.href : firstLink(item)?.permalink
    if (permalink === undefined) return []
    const text = typograph(item.description ?? '')
    return [{ label: item.label, permalink, text, ...signOf(item) }]
  })

/** The number of pages that an overview shows of a category. */
const mapSize = 16

/** Cards of an overview: those of categories list their pages, all others have only a text. */
export const overviewCards = (items: SidebarItem[]): Card[] =>
  withoutSectionTitles(items).flatMap((item) => {
    if (item.type !== 'group') return cardsOf([item]).map(({ names: _names, sign: _sign, ...card }) => card)
    const pages = cardsOf(item.items).map(({ label, permalink }) => ({ label, permalink }))
    return cardsOf([item]).map((card) => ({ ...card, pages: pages.slice(0, mapSize) }))
  })

/** Cards of a category: `named` are below section titles, `unnamed` are all others. */
export const sectionCardsOf = (items: SidebarItem[]) => ({
  unnamed: cardsOf(items.filter((item) => !isSectionTitle(item))),
  named: items.filter(isSectionTitle).map(({ label: name, items: all }) => ({ name, cards: cardsOf(all) })),
})

/** Cards of ordered pages with their reading time, numbered unless their labels are («Урок 0. Начало»). */
export const stepsOf = (items: SidebarItem[]): Card[] =>
  cardsOf(items).map(({ label, minutes, note, ...card }, index) => ({
    ...card,
    label: /\d/.test(label) ? label : `${index + 1}. ${label}`,
    note: [
      minutes && strings.blog.shortMinutes(minutes),
      note ?? (card.sign && card.sign !== 'group' && strings.docs.sides[card.sign]),
    ]
      .filter(Boolean)
      .join(' · '),
  }))

/** The cards of a category's items, or of the page's siblings. Only generated lists have room for names. */
export function cardsAround(sidebar: SidebarItem[], permalink: string): Card[] {
  const [item, parent] = findTrail(sidebar, permalink).toReversed()
  const inCategory = item?.type === 'group' ? cardsOf(item.items) : undefined
  const beside = parent?.type === 'group' ? cardsOf(parent.items) : []
  return (inCategory ?? beside.filter((card) => card.permalink !== permalink)).map(
    ({ names: _names, ...card }) => card,
  )
}
