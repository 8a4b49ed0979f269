/** Which sections of the documentation have a print version: all their pages in one document, with a table of contents. */
import { versionAt } from '../content/version-queries'
import type { Site } from '../load/load'
import { findGroup, flattenSidebar } from '../nav/queries'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { config } from '../site'
import { strings } from '../strings'
import { typograph } from '../text/typograph'

/** A page or a group of a section. */
export interface PrintPart {
  title: string
  /** Prefix of all ids in its text: pages of one document may have the same ids. */
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

type Section = Pick<SidebarGroup, 'label' | 'description' | 'docId' | 'generatedIndex' | 'items'>

/** The section whose page is at `permalink`. One with a single page has no print version, and one with too many has none. */
export function printSection({ versions, links }: Site, permalink: string): PrintSection | undefined {
  const path = `${permalink}print/`
  const { permalink: root, sidebar } = versionAt(versions, permalink)
  const whole = { label: strings.docs.title, description: strings.docs.lead, items: sidebar }
  const section: Section | undefined = permalink === root ? whole : findGroup(sidebar, permalink)
  // an author may have a page at the address of the print version
  if (!section || links.pages.has(path)) return undefined
  const own = section.docId === undefined ? [] : [partOf(section.label, permalink)]
  const parts = withIds([...own, ...partsOf(section.items)])
  const count = countPages(parts)
  if (count < 2 || count > config.docs.print.maxPages) return undefined
  const title = typograph(section.generatedIndex?.title ?? section.label)
  return { title, description: typograph(section.description ?? ''), permalink, path, parts }
}

/** All sections with a print version. */
export function printSections(site: Site): PrintSection[] {
  const permalinks = site.versions.flatMap(({ permalink, sidebar }) => [
    permalink,
    ...flattenSidebar(sidebar).map((entry) => entry.permalink),
  ])
  return [...new Set(permalinks)].flatMap((permalink) => printSection(site, permalink) ?? [])
}

/** Address of the print version of a section, for a link on its page; the development server has none. */
export const printPath = (site: Site, permalink: string): string | undefined =>
  process.env.NODE_ENV === 'production' ? printSection(site, permalink)?.path : undefined

const partOf = (label: string, permalink?: string, parts: PrintPart[] = []): PrintPart => ({
  title: typograph(label),
  id: '',
  permalink,
  parts,
})

/** Pages and groups; links to other places and pieces of HTML have no text to print. */
const partsOf = (items: SidebarItem[]): PrintPart[] =>
  items.flatMap((item) => {
    if (item.type === 'page') return [partOf(item.label, item.permalink)]
    if (item.type !== 'group') return []
    return [partOf(item.label, item.docId === undefined ? undefined : item.permalink, partsOf(item.items))]
  })

/** Gives the parts their ids in reading order: `p1`, `p2`, … */
const withIds = (parts: PrintPart[], next = { number: 1 }): PrintPart[] =>
  parts.map((part) => ({ ...part, id: `p${next.number++}`, parts: withIds(part.parts, next) }))

/** All parts in reading order. */
export const flattenParts = (parts: PrintPart[]): PrintPart[] =>
  parts.flatMap((part) => [part, ...flattenParts(part.parts)])

const countPages = (parts: PrintPart[]): number =>
  flattenParts(parts).filter(({ permalink }) => permalink !== undefined).length
