import type { DocFields } from '../content/schema'
import type { FilePlace } from '../problems/problem'

/** The sidebar as plain data. Breadcrumbs, neighbours and category cards are made from it. */
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
  /** The label in links from neighbouring pages. */
  paginationLabel?: string
  side?: DocFields['side']
  readingMinutes?: number
  /** A few names documented on the page. */
  names?: string[]
}

export interface SidebarGroup extends ItemBase {
  type: 'group'
  /** The page of the category: a generated index or a doc; absent if the category only expands. */
  permalink?: string
  docId?: string
  paginationLabel?: string
  /** The generated page of the category; absent if it has none. */
  generatedIndex?: {
    /** The label as the author wrote it, from which the address is made. */
    name: string
    /** The prefix of its address: that of the version, or of an instance in it. */
    root: string
    title: string
    description?: string
    keywords: string[]
    image?: string
  }
  /** Whether its items are to be read in order. */
  isOrdered?: boolean
  /** Where the author has set the address of the category's page. */
  declared?: FilePlace
  /** Whether it is a section title (`sidebar_group`), which does not collapse. */
  isSectionTitle?: boolean
  isCollapsible: boolean
  isCollapsed: boolean
  items: SidebarItem[]
}

/** A link that «Назад» and «Дальше» skip: to another site, or elsewhere on this one. */
export interface SidebarAddress extends ItemBase {
  type: 'link'
  /** An external address or a permalink. */
  href: string
  /** The address as the author wrote it, with its position. */
  declared?: FilePlace & { url: string }
  permalink?: undefined
}

interface SidebarHtml extends ItemBase {
  type: 'html'
  label: ''
  html: string
  permalink?: undefined
}
