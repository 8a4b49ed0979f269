/** The search itself; runs in a worker, on a page and in Node.js alike. */
import { manifestName } from './file-names'
import { meaningsOf } from './find-matches'
import { LoadedIndex } from './loaded-index'
import type { RankedPage, WeightedTerms } from './page-index'
import { comparePage, type ComparedPage } from './rank-sections'
import { readQuery, type QueryWord } from './read-query'
import { isOutdated, outdated } from './outdated'
import { spellingOf } from './spelling'
import { toGroup } from './to-group'
import type { LoadFile, Search, SearchManifest, SearchOptions, SearchResult } from './types'

/** How many of the best pages are compared section by section; more finds nothing else, and each is a file to load. */
const comparedPages = 8
/** How much the place in the index counts beside the sections. */
const indexShare = 0.7
const defaultLimit = 8

/** Where a search has its files from. */
export interface SearchSource {
  load: LoadFile
  /** Name of the script it runs in, which must be the one that the index was made for. */
  worker?: string | undefined
}

/**
 * A search over the files that `build-index` has made, each loaded when it is first needed. After a failure everything is
 * loaded anew. When the site has been published again in between, old files are gone: the search goes on with the new ones.
 */
export function createSearch({ load, worker }: SearchSource): Search {
  let loaded: Promise<LoadedIndex> | undefined

  const open = async (): Promise<LoadedIndex> => {
    const manifest = (await load(manifestName)) as SearchManifest // written by build-index
    if (worker && manifest.worker && manifest.worker !== worker) throw outdated()
    return LoadedIndex.open(manifest, load)
  }
  const attempt = async <T>(work: (index: LoadedIndex) => Promise<T>): Promise<T> => {
    const opening = (loaded ??= open())
    let version: string | undefined
    try {
      const index = await opening
      version = index.version
      return await work(index)
    } catch (error) {
      if (loaded === opening) loaded = undefined
      if (version === undefined) throw error
      const again = (loaded ??= open())
      const index = await again.catch((reason: unknown) => {
        if (isOutdated(reason)) throw reason
      })
      if (index && index.version !== version) return work(index)
      if (loaded === again) loaded = undefined
      throw error
    }
  }
  return {
    prepare: () => attempt(() => Promise.resolve()),
    search: (text, options = {}) => attempt((index) => find(index, text, options)),
  }
}

async function find(index: LoadedIndex, text: string, options: SearchOptions): Promise<SearchResult> {
  const { kind, limit = defaultLimit, offset = 0 } = options
  const query = readQuery(text, index.dictionary, index.pageCount)
  const all = query.words.length === 0 ? [] : await index.rank(weightedTerms(query.words))
  const ranked = kind === undefined ? all : all.filter(({ page }) => index.kindOf(page) === kind)

  const meanings = meaningsOf(query.words)
  const compare = async ({ page }: RankedPage): Promise<ComparedPage> =>
    comparePage(await index.page(page), query.words, meanings, index.tokens)
  const best = ranked.slice(0, comparedPages)
  const rest = ranked.slice(Math.max(comparedPages, offset), Math.max(comparedPages, offset + limit))
  const compared = byScore(best, await Promise.all(best.map(compare)))
  const shown = [...compared.slice(offset, offset + limit), ...(await Promise.all(rest.map(compare)))]

  const totals = { docs: 0, blog: 0, page: 0 }
  for (const { page } of all) totals[index.kindOf(page)]++
  const corrected = spellingOf(query, shown)
  return {
    groups: shown.map((page) => toGroup(page, query.words)),
    total: ranked.length,
    totals,
    ...(corrected !== query.typed && { corrected }),
  }
}

/** Terms of a query for the index, where each counts once: the words of a phrase that say little count little. */
function weightedTerms(words: QueryWord[]): WeightedTerms {
  const weighted = new Map<string, number>()
  for (const { terms, weight } of words)
    for (const [term, certainty] of terms) {
      weighted.set(term, Math.max(certainty * Math.min(1, weight), weighted.get(term) ?? 0))
    }
  return weighted
}

/** Compared pages in order: what their sections say, beside what the index says of the whole page. */
function byScore(ranked: RankedPage[], compared: ComparedPage[]): ComparedPage[] {
  const strongest = ranked[0]?.score ?? 1
  return compared
    .map((page, at) => ({
      page,
      score: page.score * (1 - indexShare + (indexShare * (ranked[at]?.score ?? 0)) / strongest),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}
