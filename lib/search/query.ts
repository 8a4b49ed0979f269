/** The search itself; runs in a worker, on a page and in Node.js alike. */
import { Dictionary } from './dictionary'
import { indexName, manifestName, pageName, termsName, versioned } from './file-names'
import { meaningsOf, TokenCache } from './find-matches'
import { PageIndex, type RankedPage } from './page-index'
import { comparePage, type ComparedPage } from './rank-sections'
import { readQuery, type QueryWord } from './read-query'
import { spellingOf } from './spelling'
import { toGroup } from './to-group'
import type {
  LoadFile,
  Postings,
  Search,
  SearchIndex,
  SearchKind,
  SearchManifest,
  SearchOptions,
  SearchResult,
  StoredPage,
} from './types'

/** How many of the best pages are compared section by section. */
const comparedPages = 10
const defaultLimit = 8

/** What has been loaded of one version of the index. */
class LoadedIndex {
  readonly dictionary: Dictionary
  readonly tokens = new TokenCache()
  private readonly pageIndex: PageIndex
  private readonly terms = new Map<number, Promise<void>>()
  private readonly pages = new Map<number, Promise<StoredPage>>()

  constructor(
    readonly index: SearchIndex,
    private readonly load: LoadFile,
  ) {
    this.dictionary = new Dictionary(index)
    this.pageIndex = new PageIndex(index)
  }

  page(number: number): Promise<StoredPage> {
    const known = this.pages.get(number)
    if (known) return known
    const page = this.load(pageName(number)) as Promise<StoredPage> // written by build-index
    this.pages.set(number, page)
    return page
  }

  /** Pages with any of the words, the best first. */
  async rank(words: QueryWord[]): Promise<RankedPage[]> {
    const terms = new Map<string, number>()
    for (const word of words)
      for (const [term, certainty] of word.terms) {
        const weight = certainty * Math.min(1, word.weight)
        terms.set(term, Math.max(weight, terms.get(term) ?? 0))
      }
    const files = new Set([...terms.keys()].map((term) => this.dictionary.fileOf(term)))
    await Promise.all([...files].map((file) => this.loadTerms(file)))
    return this.pageIndex.rank(terms)
  }

  private loadTerms(file: number): Promise<void> {
    const known = this.terms.get(file)
    if (known) return known
    const loading = this.load(termsName(file)).then((data) => {
      const [first, end] = this.dictionary.rangeOf(file)
      const postings = data as Postings[] // written by build-index
      for (const [at, term] of this.dictionary.terms.slice(first, end).entries())
        this.pageIndex.addPostings(term, postings[at] ?? [])
    })
    this.terms.set(file, loading)
    return loading
  }
}

/**
 * A search over the files that `build-index` has made, each loaded when it is first needed. After a failure everything is
 * loaded anew: the site may have been published again in between, and then old files are gone.
 */
export function createSearch({ load }: { load: LoadFile }): Search {
  let loaded: Promise<LoadedIndex> | undefined

  const open = async (): Promise<LoadedIndex> => {
    const { version } = (await load(manifestName)) as SearchManifest // written by build-index
    const loadVersioned = (name: string) => load(versioned(version, name))
    return new LoadedIndex((await loadVersioned(indexName)) as SearchIndex, loadVersioned)
  }
  const attempt = async <T>(work: (index: LoadedIndex) => Promise<T>): Promise<T> => {
    const opening = (loaded ??= open())
    try {
      return await work(await opening)
    } catch (error) {
      if (loaded === opening) loaded = undefined
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
  const query = readQuery(text, index.dictionary, index.index.kinds.length)
  const meanings = meaningsOf(query.words)
  const all = query.words.length === 0 ? [] : await index.rank(query.words)
  const kindOf = (page: number): SearchKind => index.index.kinds[page] ?? 'page'
  const totals: Record<SearchKind, number> = { docs: 0, blog: 0, page: 0 }
  for (const { page } of all) totals[kindOf(page)]++
  const ranked = kind === undefined ? all : all.filter(({ page }) => kindOf(page) === kind)

  const compare = async ({ page }: RankedPage): Promise<ComparedPage> =>
    comparePage(await index.page(page), query.words, meanings, index.tokens)
  const top = await Promise.all(ranked.slice(0, comparedPages).map(compare))
  const strongest = ranked[0]?.score ?? 1
  const scores = new Map(
    top.map((page, at) => [page, page.score * (0.6 + (0.4 * (ranked[at]?.score ?? 0)) / strongest)]),
  )
  top.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  const rest = ranked.slice(Math.max(comparedPages, offset), Math.max(comparedPages, offset + limit))
  const shown = [...top.slice(offset, offset + limit), ...(await Promise.all(rest.map(compare)))]

  const corrected = spellingOf(query, shown)
  return {
    groups: shown.map((page) => toGroup(page, query.words)),
    total: ranked.length,
    totals,
    ...(corrected !== text.trim() && { corrected }),
  }
}
