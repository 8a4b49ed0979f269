/** Which parts of the documentation have a print version: all their pages in one, with a table of contents. */
import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import { findGroup, flattenSidebar } from '../nav/queries'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { config } from '../site'
import { strings } from '../strings'
import { typograph } from '../text/typograph.mjs'

/** A page or a group of a section. */
export interface PrintPart {
  title: string
  /** Goes before all ids of its text. */
  id: string
  /** The page with its text; absent for a group that has none. */
  permalink?: string
  parts: PrintPart[]
}

export interface PrintSection {
  title: string
  description: string
  /** The page that the section belongs to: the index of a group, the overview of the documentation. */
  permalink: string
  /** Address of the print version. */
  path: string
  parts: PrintPart[]
}

/** The section whose page is at `permalink`. One with a single page has no print version, and one with too many has none. */
export function printSection({ versions, links }: Site, permalink: string): PrintSection | undefined {
  const path = `${permalink}print/`
  const version = versionAt(versions, permalink)
  const { sidebar } = version
  const group = permalink === version.permalink ? wholeOf(sidebar) : findGroup(sidebar, permalink)
  // an author may have a page there
  if (!group || links.pages.has(path)) return undefined
  const parts = numbered(partsOf(group.docId === undefined ? group.items : [ownPage(group), ...group.items]))
  const count = countPages(parts)
  if (count < 2 || count > config.docs.print.maxPages) return undefined
  const title = typograph(group.generatedIndex?.title ?? group.label)
  return { title, description: typograph(group.description ?? ''), permalink, path, parts }
}

/** All sections with a print version. */
export const printSections = (site: Site): PrintSection[] =>
  [...new Set(sectionsOf(site))].flatMap((permalink) => printSection(site, permalink) ?? [])

const sectionsOf = ({ versions }: Site): string[] =>
  versions.flatMap(({ permalink, sidebar }) => [
    permalink,
    ...flattenSidebar(sidebar).map((entry) => entry.permalink),
  ])

/** Address of the print version of a section, for a link on its page; the development server has none. */
export const printPath = (site: Site, permalink: string): string | undefined =>
  process.env.NODE_ENV === 'production' ? printSection(site, permalink)?.path : undefined

const wholeOf = (
  items: SidebarItem[],
): Pick<SidebarGroup, 'label' | 'description' | 'docId' | 'generatedIndex' | 'items'> => ({
  label: strings.docs.title,
  description: strings.docs.lead,
  items,
})

/** The doc that stands for a group, as its first page. */
const ownPage = (group: Pick<SidebarGroup, 'label' | 'permalink' | 'docId'>): SidebarItem => ({
  type: 'page',
  label: group.label,
  permalink: group.permalink ?? '',
  docId: group.docId ?? '',
  description: '',
})

/** Pages and groups; addresses of other places and pieces of HTML are no part of the text. */
const partsOf = (items: SidebarItem[]): PrintPart[] =>
  items.flatMap((item): PrintPart[] => {
    if (item.type === 'page')
      return [{ title: typograph(item.label), id: '', permalink: item.permalink, parts: [] }]
    if (item.type !== 'group') return []
    const own = item.docId !== undefined && item.permalink !== undefined ? { permalink: item.permalink } : {}
    return [{ title: typograph(item.label), id: '', ...own, parts: partsOf(item.items) }]
  })

/** Gives the parts their ids: `p1`, `p2`, … */
function numbered(parts: PrintPart[], next = { number: 1 }): PrintPart[] {
  return parts.map((part) => ({ ...part, id: `p${next.number++}`, parts: numbered(part.parts, next) }))
}

/** All parts in reading order. */
export const flattenParts = (parts: PrintPart[]): PrintPart[] =>
  parts.flatMap((part) => [part, ...flattenParts(part.parts)])

const countPages = (parts: PrintPart[]): number =>
  flattenParts(parts).filter(({ permalink }) => permalink !== undefined).length
