import MiniSearch from 'minisearch'
import { Dictionary } from './dictionary'
import { engineOptions, fieldBoosts, fileName } from './index-files'
import type { QueryWord } from './read-query'
import type { LoadFile, SearchIndex, SearchKind, StoredPage, TermEntry } from './types'

/** One version of the index; further files of it are loaded when they are asked for. */
export class LoadedIndex {
  readonly dictionary: Dictionary
  private readonly files = new Map<string, Promise<unknown>>()

  constructor(
    private readonly index: SearchIndex,
    private readonly loadFile: LoadFile,
  ) {
    this.dictionary = new Dictionary(index)
  }

  /** The page with an id, which is the hash in the name of its file. */
  page(id: string): Promise<StoredPage> {
    return this.load(fileName('page', id)) as Promise<StoredPage> // written by build-index
  }

  /** Pages with any of the words, the best first: the words of a phrase that say little count little. */
  async rank(words: QueryWord[]): Promise<{ id: string; kind: SearchKind; score: number }[]> {
    const weights = new Map<string, number>()
    for (const { terms, weight } of words)
      for (const [term, certainty] of terms)
        weights.set(term, Math.max(certainty * weight, weights.get(term) ?? 0))

    const entries = await Promise.all([...weights.keys()].map((term) => this.entryOf(term)))
    // an index of nothing but the terms of the query, which is the part of it that is here
    const engine = MiniSearch.loadJS({ ...this.index.engine, index: entries }, engineOptions)
    const found = engine.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: (term) => weights.get(term) ?? 0,
      boost: fieldBoosts,
    })
    // MiniSearch multiplies by the number of terms that match, which here are spellings of one word as often as not
    return found.map(({ id, kind, score, queryTerms }) => ({ id, kind, score: score / queryTerms.length }))
  }

  private async entryOf(term: string): Promise<TermEntry> {
    const name = fileName('terms', this.dictionary.get(term)?.file ?? '')
    const entries = (await this.load(name)) as TermEntry[] // written by build-index
    return entries.find(([other]) => other === term) ?? [term, {}]
  }

  private load(name: string): Promise<unknown> {
    const file = this.files.get(name) ?? this.loadFile(name)
    this.files.set(name, file)
    return file
  }
}
