/** What the pages of the documentation take from the sidebar, finished for rendering: crumbs, neighbours and cards. */
import type { Doc } from '../content/types'
import { docsOf, versionAt } from '../content/version-queries'
import type { Site } from '../load/load'
import type { LoadedVersion } from '../load/load-version'
import { findNeighbours, findTrail, firstLink, flattenSidebar } from '../nav/queries'
import type { SidebarItem, SidebarLink } from '../nav/types'
import { config } from '../site'
import { strings } from '../strings'
import { countOf } from '../text/plural'
import { typograph } from '../text/typograph'

export interface LabelledLink {
  label: string
  permalink: string
}

/** A step of the way to a page; the page itself and groups without a page have no address. */
export interface Crumb extends Partial<LabelledLink> {
  label: string
}

export interface Neighbours {
  previous?: LabelledLink | undefined
  next?: LabelledLink | undefined
}

/** A group without a page leads to the first one in it. */
export interface Card extends LabelledLink {
  text?: string
  isGroup?: boolean
}

const typesetLabels = new Map<string, string>()

/** A label of the sidebar after the typographer. Cached: all pages of a section show the same labels, and each run costs time. */
export function typesetLabel(label: string): string {
  const typeset = typesetLabels.get(label) ?? typograph(label)
  typesetLabels.set(label, typeset)
  return typeset
}

/** From the home page to the page itself; empty for a page that is in no sidebar. */
export function breadcrumbs(version: LoadedVersion, permalink: string): Crumb[] {
  const trail = findTrail(version.sidebar, permalink)
  if (trail.length === 0) return []
  return [
    { label: strings.common.home, permalink: '/' },
    { label: strings.docs.title, permalink: version.permalink },
    ...trail.map((item) => ({
      label: typesetLabel(item.label),
      permalink: item.permalink === permalink ? undefined : item.permalink,
    })),
  ]
}

const linkTo = (permalink: string, label: string): LabelledLink => ({ label: typesetLabel(label), permalink })

/** What stands before and after a page in the sidebar. The front matter of a doc may name others, or none (`null`). */
export function neighbours(
  { docs, versions }: Site,
  { permalink, fields }: Pick<Doc, 'permalink'> & Partial<Pick<Doc, 'fields'>>,
): Neighbours {
  const version = versionAt(versions, permalink)
  const found = findNeighbours(version.sidebar, permalink)
  const choose = (id: string | null | undefined, automatic: SidebarLink | undefined) => {
    const item =
      id === undefined ? automatic : flattenSidebar(version.sidebar).find(({ docId }) => docId === id)
    if (item) return linkTo(item.permalink, item.paginationLabel ?? item.label)
    // unlisted docs are in no sidebar
    const doc = docsOf(docs, version).find((one) => one.id === id)
    return doc && linkTo(doc.permalink, doc.fields.pagination_label ?? doc.fields.sidebar_label ?? doc.title)
  }
  return {
    previous: choose(fields?.pagination_prev, found.previous),
    next: choose(fields?.pagination_next, found.next),
  }
}

/** Cards of the items of a group. A group in it says how many pages it has; one without pages has no card. */
export const cardsOf = (items: SidebarItem[]): Card[] =>
  items.flatMap((item) => {
    const permalink = item.type === 'link' ? item.href : firstLink(item)?.permalink
    if (permalink === undefined) return []
    const isGroup = item.type === 'group'
    const count = isGroup ? countOf(item.items.length, strings.common.pages) : ''
    const text = typograph([count, item.description].filter(Boolean).join('. '))
    return [{ label: typesetLabel(item.label), permalink, text, isGroup }]
  })

/** Cards for a page of the sidebar: of what is in it when it stands for a group, else of its neighbours. */
export function cardsAround(sidebar: SidebarItem[], permalink: string): Card[] {
  const [item, parent] = findTrail(sidebar, permalink).toReversed()
  if (item?.type === 'group') return cardsOf(item.items)
  if (parent?.type !== 'group') return []
  return cardsOf(parent.items).filter((card) => card.permalink !== permalink)
}

const inBlog = (label: string): string => `${config.blog.title}: ${label.toLocaleLowerCase('ru')}`

/** The pages that list all others, for readers who have not found theirs by search. */
export const siteSections = (): LabelledLink[] => [
  { label: strings.docs.title, permalink: '/docs/' },
  { label: inBlog(strings.blog.archive), permalink: '/blog/archive/' },
  { label: inBlog(strings.blog.tags), permalink: '/blog/tags/' },
]
