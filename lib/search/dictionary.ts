/** All terms of the index, and which of them a word may mean. */
import SearchableMap from 'minisearch/SearchableMap'
import { latinSkeleton } from './transliterate'
import type { SearchIndex } from './types'

/** Terms that a beginning may grow into: the most frequent ones. */
const maxCompletions = 24
/** Terms that a misspelt word may mean. */
const maxCorrections = 4

export class Dictionary {
  private readonly terms: string[]
  private readonly byTerm = new SearchableMap<number>()
  private bySound: Map<string, string[]> | undefined

  constructor(private readonly index: SearchIndex) {
    this.terms = index.terms === '' ? [] : index.terms.split(' ')
    for (const [number, term] of this.terms.entries()) this.byTerm.set(term, number)
  }

  has(term: string): boolean {
    return this.byTerm.has(term)
  }

  /** On how many pages a term stands. */
  countOf(term: string): number {
    return this.index.counts[this.byTerm.get(term) ?? -1] ?? 0
  }

  /** The number of the file that holds the postings of a term. */
  fileOf(term: string): number {
    const number = this.byTerm.get(term) ?? 0
    return this.index.files.findLastIndex(({ first }) => first <= number)
  }

  /** The terms whose postings a file holds, in its order. */
  termsIn(file: number): string[] {
    return this.terms.slice(this.index.files[file]?.first, this.index.files[file + 1]?.first)
  }

  /** Terms that begin with `start`, the most frequent first. */
  completions(start: string): string[] {
    return this.mostFrequent(this.byTerm.atPrefix(start).keys(), maxCompletions)
  }

  /** Terms that are the fewest edits away from `term`, at most `maxEdits`. */
  corrections(term: string, maxEdits: number): { terms: string[]; edits: number } {
    const byEdits = new Map<number, string[]>()
    for (const [candidate, [, edits]] of this.byTerm.fuzzyGet(term, maxEdits)) {
      byEdits.set(edits, [...(byEdits.get(edits) ?? []), candidate])
    }
    const edits = Math.min(...byEdits.keys())
    return { terms: this.mostFrequent(byEdits.get(edits) ?? [], maxCorrections), edits }
  }

  /** Latin terms that sound like a Cyrillic word. */
  soundingLike(word: string): string[] {
    this.bySound ??= this.latinBySound()
    return this.bySound.get(latinSkeleton(word)) ?? []
  }

  private latinBySound(): Map<string, string[]> {
    const bySound = new Map<string, string[]>()
    for (const term of this.terms) {
      if (!/^[a-z]{3,}$/.test(term)) continue
      const sound = latinSkeleton(term)
      bySound.set(sound, [...(bySound.get(sound) ?? []), term])
    }
    return bySound
  }

  private mostFrequent(terms: Iterable<string>, limit: number): string[] {
    return [...terms].toSorted((a, b) => this.countOf(b) - this.countOf(a)).slice(0, limit)
  }
}
