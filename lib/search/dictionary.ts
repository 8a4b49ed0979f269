/** All terms of the index, and which of them a word may mean. */
import SearchableMap from 'minisearch/SearchableMap'
import { latinSkeleton } from './retyped'
import type { SearchIndex } from './types'

/** Terms that a beginning may grow into: the most frequent ones. */
const maxCompletions = 24
/** Terms that a misspelt word may mean. */
const maxCorrections = 4

export class Dictionary {
  /** Numbers of the terms. */
  private readonly numbers = new SearchableMap<number>()
  private readonly bySound = new Map<string, string[]>()

  constructor(private readonly index: SearchIndex) {
    for (const [number, term] of index.terms.split(' ').entries()) {
      this.numbers.set(term, number)
      if (!/^[a-z]{3,}$/.test(term)) continue
      const sound = latinSkeleton(term)
      this.bySound.set(sound, [...this.soundingLike(sound), term])
    }
  }

  get pageCount(): number {
    return this.index.engine.documentCount
  }

  has(term: string): boolean {
    return this.numbers.has(term)
  }

  /** On how many pages a term stands. */
  countOf(term: string): number {
    return this.index.counts[this.numbers.get(term) ?? -1] ?? 0
  }

  /** The hash in the name of the file that has the term. */
  fileOf(term: string): string {
    const number = this.numbers.get(term) ?? 0
    return this.index.files.findLast(({ first }) => first <= number)?.hash ?? ''
  }

  /** Terms that begin with `start`, the most frequent first. */
  completions(start: string): string[] {
    return this.mostFrequent(this.numbers.atPrefix(start).keys(), maxCompletions)
  }

  /** Terms that are the fewest edits away from `term`, at most `maxEdits`. */
  corrections(term: string, maxEdits: number): { terms: string[]; edits: number } {
    const found = [...this.numbers.fuzzyGet(term, maxEdits)].map(([candidate, [, edits]]) => ({
      candidate,
      edits,
    }))
    const fewest = Math.min(...found.map(({ edits }) => edits))
    const nearest = found.flatMap(({ candidate, edits }) => (edits === fewest ? [candidate] : []))
    return { terms: this.mostFrequent(nearest, maxCorrections), edits: fewest }
  }

  /** Latin terms that sound like a word, «вебсокет» like `websocket`. */
  soundingLike(word: string): string[] {
    return this.bySound.get(latinSkeleton(word)) ?? []
  }

  private mostFrequent(terms: Iterable<string>, limit: number): string[] {
    return [...terms].toSorted((a, b) => this.countOf(b) - this.countOf(a)).slice(0, limit)
  }
}
