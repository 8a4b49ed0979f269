import type { Place } from '../problems/problem'

/** The sidebar as plain data; breadcrumbs, neighbours and category cards are queries on it. */
export interface SidebarPage {
  type: 'page'
  label: string
  permalink: string
  docId: string
  description: string
  className?: string
  /** Label in the links of its neighbours. */
  paginationLabel?: string
}

export interface SidebarGroup {
  type: 'group'
  label: string
  /** Page of the group: a generated index or a doc; absent when the group only opens. */
  permalink?: string
  /** The doc that stands for the group. */
  docId?: string
  /** Where its author has described it. */
  declared?: Place & { file: string }
  /** Set when the site draws the page of the group. */
  generatedIndex?: { title: string; description?: string; keywords: string[]; image?: string }
  description?: string
  className?: string
  paginationLabel?: string
  isCollapsible: boolean
  isCollapsed: boolean
  items: SidebarItem[]
}

/** An address that is shown in the sidebar and is no part of its order: another site, a page of another part of this one. */
export interface SidebarAddress {
  type: 'link'
  label: string
  /** An external address, or a permalink of the site. */
  href: string
  permalink?: undefined
  description?: string
  className?: string
}

/** A piece of HTML between the items. */
export interface SidebarHtml {
  type: 'html'
  label: ''
  html: string
  permalink?: undefined
  className?: string
}

export type SidebarItem = SidebarPage | SidebarGroup | SidebarAddress | SidebarHtml

/** An item that can be opened. */
export type SidebarLink = SidebarPage | (SidebarGroup & { permalink: string })
