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
  /** Set when the site draws the page of the group. */
  generatedIndex?: { title: string; description?: string; keywords: string[]; image?: string }
  description?: string
  className?: string
  paginationLabel?: string
  isCollapsible: boolean
  isCollapsed: boolean
  items: SidebarItem[]
}

export type SidebarItem = SidebarPage | SidebarGroup

/** An item that can be opened. */
export type SidebarLink = SidebarPage | (SidebarGroup & { permalink: string })
