// oxlint-disable no-underscore-dangle -- names of MiniSearch
import MiniSearch from 'minisearch'
import { fieldBoosts, fields } from './fields'
import type { Postings, SearchIndex } from './types'

/** A term of a query, and how much it counts. */
export type WeightedTerms = ReadonlyMap<string, number>

export interface RankedPage {
  page: number
  score: number
  /** Terms that stand on the page. */
  terms: string[]
}

/**
 * MiniSearch with pages whose words arrive later, file by file. It takes an index as a whole or not at all, so its fields are
 * filled here; a test compares the results with those of an index that it has made itself.
 */
export class PageIndex extends MiniSearch {
  constructor({ kinds, lengths, averageLengths }: SearchIndex) {
    super({ fields: [...fields], processTerm: (term) => term })
    this._documentCount = kinds.length
    this._nextId = kinds.length
    this._documentIds = new Map(kinds.map((_, page) => [page, page]))
    this._idToShortId = new Map(this._documentIds)
    this._fieldLength = new Map(lengths.entries())
    this._avgFieldLength = averageLengths
  }

  /** Adds a term with its places. */
  addPostings(term: string, postings: Postings): void {
    const byField = new Map<number, Map<number, number>>()
    for (let at = 0; at < postings.length;) {
      const field = postings[at++] ?? 0
      const count = postings[at++] ?? 0
      const frequencies = new Map<number, number>()
      for (let page = 0, left = count; left > 0; left--) {
        page += postings[at++] ?? 0
        frequencies.set(page, postings[at++] ?? 0)
      }
      byField.set(field, frequencies)
    }
    this._index.set(term, byField)
  }

  /** Pages with any of the terms, the best first. */
  rank(terms: WeightedTerms): RankedPage[] {
    const found = this.search([...terms.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: (term) => terms.get(term) ?? 0,
      boost: fieldBoosts,
      combineWith: 'OR',
      prefix: false,
      fuzzy: false,
    })
    // MiniSearch multiplies by the number of terms that match, which here are spellings of one word as often as not
    return found.map(({ id, score, queryTerms, terms: matched }) => ({
      page: Number(id),
      score: score / Math.max(1, queryTerms.length),
      terms: matched,
    }))
  }
}
