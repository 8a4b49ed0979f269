/** The search itself; runs in a worker and in Node.js alike. */
import { pageComparison, type ComparedPage } from './compare-page'
import { fileName, indexFormat, manifestName } from './index-files'
import { LoadedIndex, type RankedPage } from './loaded-index'
import { readQuery } from './read-query'
import { groupOf, spellingOf } from './result'
import type { LoadFile, Search, SearchIndex, SearchManifest, SearchOptions, SearchResult } from './types'

/** How many of the best pages are compared section by section; more finds nothing else, and each is a file to load. */
const comparedPages = 8
/** How much the place in the index counts beside the sections. */
const indexShare = 0.7
const defaultLimit = 8

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
  const attempt = async (text: string, options: SearchOptions, isLast: boolean): Promise<SearchResult> => {
    const opening = (loaded ??= open())
    try {
      return await find(await opening, text, options)
    } catch (error) {
      if (loaded === opening) loaded = undefined
      if (isLast || error instanceof OutdatedSearchError) throw error
      return attempt(text, options, true)
    }
  }
  return (text, options = {}) => attempt(text, options, false)
}

async function find(index: LoadedIndex, text: string, options: SearchOptions): Promise<SearchResult> {
  const { kind, limit = defaultLimit } = options
  const query = readQuery(text, index.dictionary)
  const all = query.words.length === 0 ? [] : await index.rank(query.words)
  const ranked = kind === undefined ? all : all.filter((page) => page.kind === kind)

  const comparison = pageComparison(query.words)
  const compare = (pages: RankedPage[]): Promise<ComparedPage[]> =>
    Promise.all(pages.map(async ({ id }) => comparison(await index.page(id))))
  const best = ranked.slice(0, comparedPages)
  const [compared, others] = await Promise.all([compare(best), compare(ranked.slice(comparedPages, limit))])
  const shown = [...byScore(best, compared), ...others].slice(0, limit)

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

/** Compared pages in order: what their sections say, beside what the index says of the whole page. */
function byScore(ranked: RankedPage[], compared: ComparedPage[]): ComparedPage[] {
  const strongest = ranked[0]?.score ?? 1
  const shareOf = (at: number): number => 1 - indexShare + (indexShare * (ranked[at]?.score ?? 0)) / strongest
  return compared
    .map((page, at) => ({ ...page, score: page.score * shareOf(at) }))
    .toSorted((a, b) => b.score - a.score)
}
