/** The search itself; runs in a worker and in Node.js. */
import MiniSearch, { type MatchInfo } from 'minisearch'
import { ownValue } from '../data/own-value'
import { bestFirst, pageComparison } from './page-comparison'
import { cleanPath } from '../text/nearest-routes'
import { idOfHash, splitUrl } from '../text/path'
import { certaintyOf, Dictionary } from './dictionary'
import { engineOptions, fieldBoosts, indexName } from './index-files'
import type { SearchIndex, SearchKind, StoredPage, TermEntry } from './index-files'
import { readQuery, type QueryWord } from './read-query'
import { groupOf, spellingOf, type SearchGroup } from './result'

/** Loads and parses a file of the index by its name in the search folder; rejects if it is missing. */
type LoadFile = (name: string) => Promise<unknown>

export interface SearchOptions {
  /** The kind of pages to find; by default all. */
  kind?: SearchKind
  /** Maximum number of groups; 8 by default. */
  limit?: number
}

export interface SearchResult {
  groups: SearchGroup[]
  /** The number of pages found of the requested kind. */
  total: number
  totals: Record<SearchKind, number>
  /** The corrected text that was searched, if layout, spelling or script of the typed one were wrong. */
  corrected?: string
}

/** Finds pages for a text; an empty text only preloads. Rejects with the error of `LoadFile`. */
export type Search = (text: string, options?: SearchOptions) => Promise<SearchResult>

/** How many pages are compared section by section. Each is a file to load, and more do not improve results. */
const comparedPages = 8

/** Weights of page kinds: posts repeat what the documentation explains. */
const kindWeights: Record<SearchKind, number> = { docs: 1, blog: 0.5, page: 1 }

/** One version of the index. Its files are loaded on demand. */
class LoadedIndex {
  readonly dictionary: Dictionary
  private readonly files = new Map<string, Promise<unknown>>()

  constructor(
    private readonly index: SearchIndex,
    private readonly loadFile: LoadFile,
  ) {
    this.dictionary = new Dictionary(index)
  }

  /** The page with an id, which is its file name. */
  page(id: string): Promise<StoredPage> {
    return this.load(id) as Promise<StoredPage> // written by `build-search-index.ts`
  }

  /** Pages with any of the words, best first, starting with pages whose names have all of them. */
  async rank(words: QueryWord[]): Promise<{ id: string; kind: SearchKind; score: number }[]> {
    const weights = new Map<string, number>()
    for (const { terms, weight } of words)
      for (const [term, certainty] of terms)
        weights.set(term, Math.max(certainty * weight, weights.get(term) ?? 0))

    const entries = await Promise.all([...weights.keys()].map((term) => this.entryOf(term)))
    // a partial index that contains only the terms of the query
    const engine = MiniSearch.loadJS({ ...this.index.engine, index: entries }, engineOptions)
    const found = engine.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: (term) => weights.get(term) ?? 0,
      boost: fieldBoosts,
    })
    const hasName = (match: MatchInfo): boolean =>
      words.every(({ terms }) =>
        [...terms].some(
          ([term, certainty]) => certainty === certaintyOf.exact && ownValue(match, term)?.includes('names'),
        ),
      )
    // MiniSearch multiplies scores by the number of matching terms, here often spellings of one word
    return found
      .map(({ id, kind, score, queryTerms, match }) => {
        return { id, kind, score: score / queryTerms.length, nameScore: Number(hasName(match)) }
      })
      .toSorted(bestFirst)
  }

  /** The page at a path, which may begin with another base path. */
  pageAt(path: string) {
    return MiniSearch.loadJS(this.index.engine, engineOptions)
      .search(MiniSearch.wildcard)
      .toSorted((a, b) => b.permalink.length - a.permalink.length)
      .find(({ permalink }) => permalink !== '/' && path.endsWith(permalink.toLowerCase())) as
      // stored by `build-search-index.ts`
      { id: string; kind: SearchKind; score: number } | undefined
  }

  private async entryOf(term: string): Promise<TermEntry> {
    // written by `build-search-index.ts`
    const entries = (await this.load(this.dictionary.terms.get(term)?.file ?? '')) as TermEntry[]
    return entries.find(([other]) => other === term) ?? [term, {}]
  }

  private load(name: string): Promise<unknown> {
    const file = this.files.get(name) ?? this.loadFile(name)
    this.files.set(name, file)
    return file
  }
}

/** Creates a search that loads files on demand. If it fails, retries once: a deployment may replace them. */
export function createSearch(load: LoadFile): Search {
  let loaded: Promise<LoadedIndex> | undefined

  // written by `build-search-index.ts`
  const open = async () => new LoadedIndex((await load(indexName)) as SearchIndex, load)
  const attempt = async (text: string, options: SearchOptions): Promise<SearchResult> => {
    const opening = (loaded ??= open())
    try {
      return await find(await opening, text, options)
    } catch (error) {
      if (loaded === opening) loaded = undefined
      throw error
    }
  }
  return (text, options = {}) => attempt(text, options).catch(() => attempt(text, options))
}

async function find(
  index: LoadedIndex,
  text: string,
  { kind, limit = 8 }: SearchOptions,
): Promise<SearchResult> {
  const { path, hash } = splitUrl(text.trim().replace(/^https?:\/\/[^/]+/i, ''))
  const pageAtPath = path.startsWith('/') ? index.pageAt(cleanPath(path).toLowerCase()) : undefined
  const sections = pageAtPath ? (await index.page(pageAtPath.id)).sections : []
  const place = sections.find(({ anchor }) => anchor === idOfHash(hash))
  // the words of a pasted address are those of its heading
  const query = readQuery(pageAtPath ? (place?.heading ?? '') : text, index.dictionary)
  const all = pageAtPath ? [pageAtPath] : query.words.length === 0 ? [] : await index.rank(query.words)
  const ranked = kind === undefined ? all : all.filter((page) => page.kind === kind)

  const compare = pageComparison(query)
  const compared = await Promise.all(
    ranked.slice(0, Math.max(limit, comparedPages)).map(async ({ id, kind: kindOf, score }) => {
      const page = compare(await index.page(id))
      return { ...page, score: page.score * score * kindWeights[kindOf] }
    }),
  )
  const best = compared.slice(0, comparedPages).toSorted(bestFirst)
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
