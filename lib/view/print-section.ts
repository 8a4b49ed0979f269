/** Sections with a print version: one document with all their pages and a table of contents. */
import { versionAt } from '../content/version-queries'
import type { Site } from '../load/load-site'
import { findGroup, pagesInOrder } from '../nav/sidebar-tree'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { config } from '../site'
import { strings } from '../strings'
import { typograph } from '../text/typograph'

export interface PrintPart {
  title: string
  /** The prefix of all ids in its text, since pages may share ids: `p1`, `p2`, … in reading order. */
  id: string
  /** The address of the page; absent for a category without a page. */
  permalink?: string
  parts: PrintPart[]
}

type Section = Pick<SidebarGroup, 'label' | 'description' | 'docId' | 'generatedIndex' | 'items'>

export interface PrintSection {
  title: string
  description: string
  permalink: string
  /** The address of its print version. */
  path: string
  parts: PrintPart[]
}

/** The print version of the section at `permalink`. A section with one page, or with too many, has none. */
export function printSection(
  { versions, linkIndex }: Site,
  permalink: string,
  maxPages = config.docs.print.maxPages,
): PrintSection | undefined {
  const path = `${permalink}print/`
  const { permalink: root, sidebar } = versionAt(versions, permalink)
  const whole = { label: strings.docs.title, description: strings.docs.lead, items: sidebar }
  const section: Section | undefined = permalink === root ? whole : findGroup(sidebar, permalink)
  // an author's page, present or moved, takes precedence at this address
  if (!section || linkIndex.pages.has(path) || linkIndex.redirects.has(path)) return undefined
  const { docId, label } = section
  const itself = docId === undefined ? [] : [{ type: 'page' as const, label, permalink, docId }]
  const parts = printParts([...itself, ...section.items])
  for (const [index, part] of flattenParts(parts).entries()) part.id = `p${index + 1}`
  const count = flattenParts(parts).filter((part) => part.permalink !== undefined).length
  if (count < 2 || count > maxPages) return undefined
  const title = section.generatedIndex?.title ?? label
  return { title, description: typograph(section.description ?? ''), permalink, path, parts }
}

export function printSections(site: Site, maxPages?: number): PrintSection[] {
  const permalinks = site.versions.flatMap(({ permalink, sidebar }) => [
    permalink,
    ...pagesInOrder(sidebar).map((entry) => entry.permalink),
  ])
  return [...new Set(permalinks)].flatMap((permalink) => printSection(site, permalink, maxPages) ?? [])
}

/** The address of a section's print version, for a link on its page; none in development. */
export const printPath = (site: Site, permalink: string): string | undefined =>
  process.env.NODE_ENV === 'production' ? printSection(site, permalink)?.path : undefined

/** Pages and categories, whose ids are set later. Links and HTML are not printed. */
const printParts = (items: SidebarItem[]): PrintPart[] =>
  items.flatMap((item) => {
    if (item.type !== 'page' && item.type !== 'group') return []
    const permalink = item.docId === undefined ? undefined : item.permalink
    const parts = item.type === 'group' ? printParts(item.items) : []
    return [{ id: '', title: item.label, permalink, parts }]
  })

export const flattenParts = (parts: PrintPart[]): PrintPart[] =>
  parts.flatMap((part) => [part, ...flattenParts(part.parts)])
