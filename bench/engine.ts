import type { SearchPage, SearchSection } from '@/lib/search/types'

/** A search engine over pages of the site, for comparison. */
export interface Engine {
  name: string
  /** Indexes pages; the answer takes a query and gives permalinks, the best first. */
  index: (pages: SearchPage[]) => Promise<(query: string) => Promise<string[]>>
  /** Ends what `index` has started. */
  close?: () => Promise<void>
}

export interface SectionRecord {
  id: string
  permalink: string
  title: string
  heading: string
  text: string
  code: string
}

/** A record for each section, as sites usually feed engines that know no pages. */
export const sectionRecords = (pages: SearchPage[]): SectionRecord[] =>
  pages.flatMap(({ permalink, title, description, sections }) =>
    sections.map(({ anchor, heading, text, code }: SearchSection, at) => ({
      id: `${permalink}#${anchor}`,
      permalink,
      title,
      heading: at === 0 ? title : heading,
      text: at === 0 ? `${description}\n${text}` : text,
      code,
    })),
  )

/** Permalinks in the order of their best sections. */
export const pagesOf = (ids: string[]): string[] => [...new Set(ids.map((id) => id.replace(/#.*$/, '')))]
