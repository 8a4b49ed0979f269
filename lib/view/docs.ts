/** What the pages of the documentation take from the sidebar, finished for rendering: crumbs, neighbours and cards. */
import type { Site } from '../load/load'
import type { LoadedVersion } from '../load/load-version'
import type { Doc } from '../content/types'
import { versionAt } from '../content/version-queries'
import { findNeighbours, findTrail, firstLink, flattenSidebar } from '../nav/queries'
import type { SidebarItem, SidebarLink } from '../nav/types'
import { countOf } from '../text/plural'
import { strings } from '../strings'
import { typograph } from '../text/typograph'
import { typesetLabel } from './typeset-label'

export interface LabelledLink {
  label: string
  permalink: string
}

export interface Crumb {
  label: string
  /** Absent for the page itself and for groups without a page. */
  permalink?: string
}

export interface Neighbours {
  previous?: LabelledLink
  next?: LabelledLink
}

export interface Card {
  label: string
  /** First page of a group without one of its own; absent when nothing can be opened. */
  permalink: string
  text: string
  isGroup: boolean
}

/** From the home page to the page itself; empty for a page that is in no sidebar. */
export function breadcrumbs(
  { sidebar, permalink: overview }: Pick<LoadedVersion, 'sidebar' | 'permalink'>,
  permalink: string,
): Crumb[] {
  const trail = findTrail(sidebar, permalink)
  if (trail.length === 0) return []
  const crumbs = trail.map((item): Crumb => ({
    label: typesetLabel(item.label),
    permalink: item.permalink === permalink ? undefined : item.permalink,
  }))
  return [
    { label: strings.common.home, permalink: '/' },
    { label: strings.docs.title, permalink: overview },
    ...crumbs,
  ]
}

const asLink = (item: SidebarLink): LabelledLink => ({
  label: typesetLabel(item.paginationLabel ?? item.label),
  permalink: item.permalink,
})

/** What stands before and after a page of the sidebar. */
export function neighbours(sidebar: SidebarItem[], permalink: string): Neighbours {
  const { previous, next } = findNeighbours(sidebar, permalink)
  return { previous: previous && asLink(previous), next: next && asLink(next) }
}

/** The same for a doc, whose front matter may name others or none (`null`). */
export function docNeighbours(site: Site, doc: Doc): Neighbours {
  const { sidebar } = versionAt(site.versions, doc.permalink)
  const found = neighbours(sidebar, doc.permalink)
  const chosen = (id: string | null | undefined, automatic: LabelledLink | undefined) => {
    if (id === undefined) return automatic
    const item = flattenSidebar(sidebar).find(({ docId }) => docId === id)
    return item ? asLink(item) : outOfSidebar(site, doc, id)
  }
  const { pagination_prev: previous, pagination_next: next } = doc.fields
  return { previous: chosen(previous, found.previous), next: chosen(next, found.next) }
}

/** A doc that is in no sidebar, as unlisted ones are. */
function outOfSidebar({ docs }: Site, { version }: Doc, id: string | null): LabelledLink | undefined {
  const target = docs.find((doc) => doc.id === id && doc.version === version)
  if (!target) return undefined
  const { fields, title, permalink } = target
  return { label: typograph(fields.pagination_label ?? fields.sidebar_label ?? title), permalink }
}

/** Cards of the items of a group. A group without a text of its own says how many pages it has. */
export const cardsOf = (items: SidebarItem[]): Card[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return []
    const permalink = item.type === 'link' ? item.href : firstLink(item)?.permalink
    if (permalink === undefined) return []
    const isGroup = item.type === 'group'
    const count = isGroup ? countOf(item.items.length, strings.common.pages) : ''
    const text = isGroup ? [count, item.description].filter(Boolean).join('. ') : item.description
    return [
      {
        label: typesetLabel(item.label),
        permalink: item.permalink ?? permalink,
        text: typograph(text ?? ''),
        isGroup,
      },
    ]
  })

/** Cards for a page of the sidebar: of what is in it when it stands for a group, else of its neighbours. */
export function cardsAround(sidebar: SidebarItem[], permalink: string): Card[] {
  const [item, parent] = findTrail(sidebar, permalink).toReversed()
  if (item?.type === 'group') return cardsOf(item.items)
  if (parent?.type !== 'group') return []
  return cardsOf(parent.items).filter((card) => card.permalink !== permalink)
}
