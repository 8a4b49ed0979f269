import type { Doc, Post } from '../content/types'
import type { Section } from '../markdown/types'
import { typograph } from '../text/typograph'
import type { SidebarGroup, SidebarItem, SidebarLink, SidebarPage } from './types'

/** The label that the author wrote, or the title, which already has typography applied. */
export const labelOf = ({ fields, title }: Doc | Post, label = fields.sidebar_label): string =>
  label?.trim() ? typograph(label) : title

/** Whether a name alone tells what a page documents: `Send()`, `hp_max`, but no plain word or `$variable`. */
const isTelling = (name: string): boolean => /[a-z][A-Z]|[(/:_]/.test(name) && !/[\s$]/.test(name)

const mostNames = 6

/** Telling names from the tables of a page: the first of each section, then the second of each, and so on. */
function namesIn(sections: Section[]): string[] {
  const lists = sections.map(({ rows }) => rows.map(({ name }) => name.replace(/\(.+/s, '()')))
  const telling = lists.map((all) => all.filter(isTelling))
  const rounds = Array.from({ length: mostNames }, (_, at) => telling.flatMap((all) => all[at] ?? []))
  return [...new Set(rounds.flat())].slice(0, mostNames)
}

export const pageItem = (doc: Doc, label?: string): SidebarPage => ({
  type: 'page',
  label: labelOf(doc, label),
  permalink: doc.permalink,
  docId: doc.id,
  description: doc.description,
  className: doc.fields.sidebar_class_name,
  paginationLabel: doc.fields.pagination_label,
  side: doc.fields.side,
  readingMinutes: doc.readingMinutes,
  names: namesIn(doc.parsed.sections),
})

const isLink = (item: SidebarItem): item is SidebarLink =>
  (item.type === 'page' || item.type === 'group') && item.permalink !== undefined

/** All items at any depth, parents before children. */
export const itemsIn = (items: SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => (item.type === 'group' ? [item, ...itemsIn(item.items)] : item))

/** Replaces each section title by its items. */
export const withoutSectionTitles = (items: SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => (isSectionTitle(item) ? item.items : item))

export const isSectionTitle = (item: SidebarItem): item is SidebarGroup =>
  item.type === 'group' && item.isSectionTitle === true

/** All items with a page, in the order of «Назад» and «Дальше». */
export const pagesInOrder = (items: SidebarItem[]): SidebarLink[] => itemsIn(items).filter(isLink)

/** The item itself if it has a page, else the first item below it that has one. */
export const firstLink = (item: SidebarItem): SidebarLink | undefined => itemsIn([item]).find(isLink)

/** The path of items from the root to the one at `permalink`, included; empty if it is not in the sidebar. */
export function findTrail(items: SidebarItem[], permalink: string): SidebarItem[] {
  for (const item of items) {
    if (item.permalink === permalink) return [item]
    const below = item.type === 'group' ? findTrail(item.items, permalink) : []
    if (below.length > 0) return [item, ...below]
  }
  return []
}

export function findGroup(items: SidebarItem[], permalink: string): SidebarGroup | undefined {
  const item = findTrail(items, permalink).at(-1)
  return item?.type === 'group' ? item : undefined
}
