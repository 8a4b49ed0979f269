/** A search over files in memory, for tests. */
import { buildIndex } from '@/lib/publish/build-search-index'
import { createSearch, type Search } from '@/lib/search/create-search'
import type { SearchPage } from '@/lib/search/index-files'

/** A search over pages that has not loaded anything yet; `asked` collects the names of loaded files. */
export function searchOf(pages: SearchPage[]): { search: Search; asked: string[] } {
  const files = buildIndex(pages)
  const asked: string[] = []
  const load = async (name: string): Promise<unknown> => {
    asked.push(name)
    const text = files.get(name)
    if (text === undefined) throw new Error(`no file ${name}`)
    return JSON.parse(text) as unknown
  }
  return { search: createSearch(load), asked }
}

/** A page with one section above the headings and one below each heading. */
export const searchPage = (
  permalink: string,
  title: string,
  sections: Record<string, string>,
  fields: Partial<SearchPage> = {},
): SearchPage => ({
  permalink,
  title,
  kind: 'docs',
  breadcrumbs: [],
  description: '',
  keywords: [],
  sections: Object.entries(sections).map(([heading, text], at) => ({
    anchor: heading === '' ? '' : `part-${at}`,
    heading,
    text,
    code: '',
  })),
  ...fields,
})
