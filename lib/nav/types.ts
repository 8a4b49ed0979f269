import type { DocFields } from '../content/schema'
import type { Place } from '../problems/problem'

/** The sidebar as plain data; breadcrumbs, neighbours and category cards are queries on it. */
export type SidebarItem = SidebarPage | SidebarGroup | SidebarAddress | SidebarHtml

/** An item that «Назад» and «Дальше» lead to. */
export type SidebarLink = SidebarPage | (SidebarGroup & { permalink: string })

interface ItemBase {
  label: string
  className?: string
  description?: string
}

export interface SidebarPage extends ItemBase {
  type: 'page'
  permalink: string
  docId: string
  /** Label in the links of its neighbours. */
  paginationLabel?: string
  side?: DocFields['side']
  readingMinutes?: number
}

export interface SidebarGroup extends ItemBase {
  type: 'group'
  /** Page of the group: a generated index or a doc; absent when the group only opens. */
  permalink?: string
  docId?: string
  paginationLabel?: string
  /** Set when the site generates the page of the group. */
  generatedIndex?: {
    /** The label as written, which makes the address. */
    name: string
    title: string
    description?: string
    keywords: string[]
    image?: string
  }
  /** Its items are to be read one after the other. */
  isOrdered?: boolean
  /** Where the author has written the address of that page. */
  declared?: Place & { file: string }
  /** The group is nothing but a name above pages of one section (`sidebar_group`). */
  isName?: boolean
  isCollapsible: boolean
  isCollapsed: boolean
  items: SidebarItem[]
}

/** A link that «Назад» and «Дальше» skip: to another site, or to a page of another part of this one. */
export interface SidebarAddress extends ItemBase {
  type: 'link'
  /** An external address, or a permalink of the site. */
  href: string
  /** What the author has written, where it is an address. */
  declared?: Place & { file: string; url: string }
  permalink?: undefined
}

/** A piece of HTML between the items. */
interface SidebarHtml extends ItemBase {
  type: 'html'
  label: ''
  html: string
  permalink?: undefined
}
