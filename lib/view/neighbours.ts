import type { DocFields } from '../content/schema'
import { docsOf, versionAt } from '../content/version-queries'
import { neighboursIn } from '../data/neighbours-in'
import type { Site } from '../load/load-site'
import { pagesInOrder, pageItem } from '../nav/sidebar-tree'
import type { SidebarLink } from '../nav/types'
import { typograph } from '../text/typograph'
import type { LabelledLink } from './types'

export type Neighbours = Partial<Record<'previous' | 'next', LabelledLink | undefined>>

/** The previous and the next page in the sidebar. Front matter may name others, or none with `null`. */
export function neighbours({ docs, versions }: Site, page: { permalink: string; fields?: DocFields }) {
  const { fields } = page
  const version = versionAt(versions, page.permalink)
  const found = neighboursIn(pagesInOrder(version.sidebar), page.permalink)
  const choose = (id: string | null | undefined, automatic: SidebarLink | undefined) => {
    const doc = docsOf(docs, version).find((one) => one.id === id)
    const link = id === undefined ? automatic : doc && pageItem(doc)
    if (!link) return undefined
    const { paginationLabel, label, permalink } = link
    return { label: paginationLabel === undefined ? label : typograph(paginationLabel), permalink }
  }
  return {
    previous: choose(fields?.pagination_prev, found.previous),
    next: choose(fields?.pagination_next, found.next),
  }
}
