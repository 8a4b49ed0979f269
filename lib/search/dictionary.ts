/** All terms of the index, and which of them a word of a query may mean. */
import SearchableMap from 'minisearch/SearchableMap'
import { latinSkeleton } from './retyped'
import type { SearchIndex } from './types'
import { stem, stemVariants } from './words'

/** How surely a word is what was meant, as it is written or put right. */
export const sure = { exact: 3, sound: 2.5, beginning: 2, oneEdit: 1, twoEdits: 0.5, nothing: 0 }

/** An edit of a shorter root, which «яяяя» has, would be another word altogether. */
const shortestRoot = 3
/** Terms that a beginning may grow into, and terms that a misspelt word may mean: the most frequent ones. */
const most = { completions: 24, corrections: 4 }

/** How surely a term is meant by a word that it is not. */
const certaintyOf = {
  /** «клеток» for «клетка» */
  variant: 0.9,
  /** what an unfinished word may become, when it is no word yet */
  completion: 0.8,
  /** «подключение» for «подключить», or what a finished word may still become */
  relative: 0.35,
  oneEdit: 0.8,
  twoEdits: 0.6,
}

export interface FoundWord {
  /** As searched, folded: in the layout and script that were meant. */
  word: string
  /** Terms that may be meant, with how surely: 1 for the word itself or a form of it. */
  terms: Map<string, number>
  /** One of `sure`; below `sure.beginning` the word stands nowhere as it was typed, and its terms are guesses. */
  certainty: number
}

export class Dictionary {
  readonly pageCount: number
  /** Terms with the number of pages they stand on, and the hash in the name of their file. */
  readonly terms = new SearchableMap<{ pages: number; file: string }>()
  private readonly bySound = new Map<string, string[]>()

  constructor({ engine, terms, counts, files }: SearchIndex) {
    this.pageCount = engine.documentCount
    const fileFrom = new Map(files.map(({ first, hash }) => [first, hash]))
    let file = ''
    for (const [number, term] of terms.split(' ').entries()) {
      file = fileFrom.get(number) ?? file
      this.terms.set(term, { pages: counts[number] ?? 0, file })
      if (!/^[a-z]{3,}$/.test(term)) continue
      this.bySound.set(latinSkeleton(term), [...this.soundingLike(term), term])
    }
  }

  /** Latin terms that sound like a word, «вебсокет» like `websocket`. */
  soundingLike(word: string): string[] {
    return this.bySound.get(latinSkeleton(word)) ?? []
  }

  /**
   * Looks up a folded word. One that `isOpen` may be unfinished; a slip is looked for only in a word that is not in the
   * dictionary, and only when it `mayBeWrong`.
   */
  lookUp(word: string, isOpen: boolean, mayBeWrong: boolean): FoundWord {
    const root = stem(word)
    const terms = new Map<string, number>()
    const add = (candidates: string[], how: number): void => {
      for (const term of candidates)
        if (this.terms.has(term)) terms.set(term, Math.max(how, terms.get(term) ?? 0))
    }
    const found = (certainty: number): FoundWord => ({ word, terms, certainty })

    add([root, word], 1)
    add(stemVariants(root), certaintyOf.variant)
    const isExact = terms.size > 0
    if (root.length > 4) add(this.completions(root), certaintyOf.relative)
    if (isOpen && word.length > 1)
      add(this.completions(word), isExact ? certaintyOf.relative : certaintyOf.completion)
    if (isExact) return found(sure.exact)
    if (terms.size > 0) return found(sure.beginning)
    if (!mayBeWrong || word.length < 4) return found(sure.nothing)

    add(transpositions(word).map(stem), certaintyOf.oneEdit)
    if (terms.size > 0) return found(sure.oneEdit)
    if (root.length < shortestRoot) return found(sure.nothing)
    const corrections = [...this.terms.fuzzyGet(root, word.length < 8 ? 1 : 2)]
    const fewest = Math.min(...corrections.map(([, [, edits]]) => edits))
    const nearest = corrections.filter(([, [, edits]]) => edits === fewest).map(([term]) => term)
    const edits = fewest === 1 ? 'oneEdit' : 'twoEdits'
    add(this.mostFrequent(nearest, most.corrections), certaintyOf[edits])
    return found(terms.size === 0 ? sure.nothing : sure[edits])
  }

  private completions(start: string): string[] {
    return this.mostFrequent([...this.terms.atPrefix(start).keys()], most.completions)
  }

  private mostFrequent(terms: string[], limit: number): string[] {
    const pagesOf = (term: string) => this.terms.get(term)?.pages ?? 0
    return terms.toSorted((a, b) => pagesOf(b) - pagesOf(a)).slice(0, limit)
  }
}

/** A word with each two neighbours swapped: one slip of the fingers, but two edits. */
const transpositions = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))
