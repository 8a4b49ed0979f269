/** The search itself; runs in a worker and in Node.js alike. */
import { pageComparison } from './compare-page'
import { fileName, indexFormat, manifestName } from './index-files'
import { LoadedIndex } from './loaded-index'
import { readQuery } from './read-query'
import { groupOf, spellingOf } from './result'
import type { LoadFile, Search, SearchIndex, SearchManifest, SearchOptions, SearchResult } from './types'

/** How many of the best pages are compared section by section; more finds nothing else, and each is a file to load. */
const comparedPages = 8

/** The index is newer than this code, which cannot be sure to read it. */
export class OutdatedSearchError extends Error {}

/**
 * A search over the files that `build-index` has made, each loaded when it is first needed. After a failure everything is loaded anew and
 * the search is tried once more: when the site has been published again, the old files are gone, and there are new ones.
 */
export function createSearch(load: LoadFile): Search {
  let loaded: Promise<LoadedIndex> | undefined

  const open = async (): Promise<LoadedIndex> => {
    const manifest = (await load(manifestName)) as SearchManifest // written by build-index
    if (manifest.format !== indexFormat) throw new OutdatedSearchError()
    return new LoadedIndex((await load(fileName('index', manifest.index))) as SearchIndex, load)
  }
  return async function search(text, options = {}, isLast = false): Promise<SearchResult> {
    const opening = (loaded ??= open())
    try {
      return await find(await opening, text, options)
    } catch (error) {
      if (loaded === opening) loaded = undefined
      if (isLast || error instanceof OutdatedSearchError) throw error
      return search(text, options, true)
    }
  }
}

async function find(index: LoadedIndex, text: string, options: SearchOptions): Promise<SearchResult> {
  const { kind, limit = 8 } = options
  const query = readQuery(text, index.dictionary)
  const all = query.words.length === 0 ? [] : await index.rank(query.words)
  const ranked = kind === undefined ? all : all.filter((page) => page.kind === kind)

  const compare = pageComparison(query.words)
  const compared = await Promise.all(
    ranked.slice(0, Math.max(limit, comparedPages)).map(async ({ id, score }) => {
      const page = compare(await index.page(id))
      return { ...page, score: page.score * score }
    }),
  )
  const best = compared.slice(0, comparedPages).toSorted((a, b) => b.score - a.score)
  const shown = [...best, ...compared.slice(comparedPages)].slice(0, limit)

  const totals = { docs: 0, blog: 0, page: 0 }
  for (const page of all) totals[page.kind]++
  const corrected = spellingOf(query, shown)
  return {
    groups: shown.map(groupOf),
    total: ranked.length,
    totals,
    ...(corrected !== query.typed && { corrected }),
  }
}
