/** Items of a sidebar, made in the same way whether folders or `sidebars.js` describe it. */
import Slugger from 'github-slugger'
import type { Category, Doc, DocsVersion } from '../content/types'
import { permalinkOf } from '../text/path'
import type { SidebarAddress, SidebarGroup, SidebarItem, SidebarPage } from './types'

/** What the items of a sidebar are made of. */
export interface SidebarSources {
  docs: Doc[]
  categories: Category[]
  /** Where the docs are, on disk and on the site. */
  where: Pick<DocsVersion, 'folder' | 'permalink'>
}

/** A doc in the sidebar. One without a sidebar of its own is a mere link: «Назад» and «Дальше» do not lead to it. */
export const docItem = (doc: Doc): SidebarPage | SidebarAddress =>
  doc.fields.displayed_sidebar === null
    ? { type: 'link', label: labelOf(doc), href: doc.permalink, description: doc.description }
    : pageItem(doc)

export const labelOf = (doc: Doc): string => doc.fields.sidebar_label ?? doc.title

export const pageItem = (doc: Doc): SidebarPage => ({
  type: 'page',
  label: labelOf(doc),
  permalink: doc.permalink,
  docId: doc.id,
  description: doc.description,
  className: doc.fields.sidebar_class_name,
  paginationLabel: doc.fields.pagination_label,
})

/** The fields of a category, which `_category_.yml` and `sidebars.js` have in common. */
export interface GroupFields extends Pick<
  Category,
  'collapsible' | 'collapsed' | 'className' | 'description'
> {
  label: string
  index?: { slug?: string; title?: string; description?: string; image?: string; keywords?: string[] }
  /** The doc that is the page of the group. */
  linked?: Doc
  declared?: SidebarGroup['declared']
}

/** A group of the sidebar, still without items. */
export function groupItem(fields: GroupFields, where: SidebarSources['where']): SidebarGroup {
  const { label, index, linked, collapsible = true, collapsed = true } = fields
  const slug = index?.slug
  return {
    type: 'group',
    label,
    isCollapsible: collapsible,
    isCollapsed: collapsible && collapsed,
    permalink: slug === undefined ? linked?.permalink : permalinkOf(where.permalink, slug),
    docId: linked?.id,
    paginationLabel: linked?.fields.pagination_label,
    description: fields.description ?? index?.description ?? linked?.description,
    className: fields.className,
    generatedIndex: index && { ...index, title: index.title ?? label, keywords: index.keywords ?? [] },
    declared: index && fields.declared,
    items: [],
  }
}

/** `/docs/category/уроки/`; repeated labels are numbered in sidebar order, parents first. */
export function setGeneratedPermalinks(
  items: SidebarItem[],
  where: SidebarSources['where'],
  slugger = new Slugger(),
): void {
  for (const item of items) {
    if (item.type !== 'group') continue
    if (item.generatedIndex && item.permalink === undefined) {
      const slug = slugger.slug(item.label.normalize('NFC'))
      item.permalink = permalinkOf(where.permalink, 'category', slug)
    }
    setGeneratedPermalinks(item.items, where, slugger)
  }
}
