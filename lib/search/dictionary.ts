/** Looks up which terms of the index a query word may mean. */
import SearchableMap from 'minisearch/SearchableMap'
import { soundOf } from './readings'
import type { SearchIndex } from './index-files'
import { stem } from './words'

/** The minimum length of a root that an unfinished ending may follow. */
const leastRoot = 4

/** Maximum numbers of completions and corrections of a word; the most frequent are used. */
const limits = { completions: 24, corrections: 4 }

/** How likely it is that a word means a term, from 0 to 1. Anything below `beginning` is a guess. */
export const certaintyOf = {
  /** the word or one of its forms */
  exact: 1,
  /** «клеток» for «клетка», `websocket` for «вебсокет» */
  sound: 0.9,
  /** a completion, if the typed text is not a word */
  beginning: 0.85,
  oneEdit: 0.8,
  twoEdits: 0.6,
  /** «подключение» for «подключить», or a completion of a finished word */
  relative: 0.35,
}

export interface FoundWord {
  /** The word as searched: folded, in the intended layout and script. */
  word: string
  /** The terms that the word may mean, with their certainties. */
  terms: Map<string, number>
  /** The certainty of the best term; 0 without terms. */
  certainty: number
}

export class Dictionary {
  readonly pageCount: number
  /** Terms with the number of pages that contain them, and the file of their postings. */
  readonly terms = new SearchableMap<{ pages: number; file: string }>()
  private readonly bySound = new Map<string, string[]>()

  constructor({ engine, files }: SearchIndex) {
    this.pageCount = engine.documentCount
    for (const { file, terms, counts } of files)
      for (const [at, term] of terms.split(' ').entries()) {
        this.terms.set(term, { pages: counts[at] ?? 0, file })
        if (term.length > 2) this.bySound.set(soundOf(term), [...this.soundingLike(term), term])
      }
  }

  /** Looks up a folded word. An unknown word may have a typo. */
  lookUp(word: string, mayBeUnfinished: boolean): FoundWord {
    const root = stem(word)
    const terms = new Map<string, number>()
    const add = (candidates: string[], certainty: number): void => {
      for (const term of candidates)
        if (this.terms.has(term)) terms.set(term, Math.max(certainty, terms.get(term) ?? 0))
    }
    add([root, word], certaintyOf.exact)
    // a word that the site uses, like «клик», does not also stand for a name in code
    const isExact = terms.size > 0
    const alike = this.soundingLike(root).filter((term) => !isExact || isLatin(term) === isLatin(root))
    add(alike, certaintyOf.sound)
    const longer = terms.size > 0 ? certaintyOf.relative : certaintyOf.beginning
    if (root.length > 4) add(this.completions(root), longer)
    if (mayBeUnfinished && word.length > 1) add(this.completions(word), longer)
    if (terms.size === 0 && word.length >= 4) {
      add(transpositions(word).map(stem), certaintyOf.oneEdit)
      if (terms.size === 0) add(...this.corrections(root, word.length < 8 ? 1 : 2))
    }
    if (mayBeUnfinished && terms.size === 0) add(this.roots(word), certaintyOf.beginning)
    return { word, terms, certainty: Math.max(0, ...terms.values()) }
  }

  private soundingLike(root: string): string[] {
    return this.bySound.get(soundOf(root)) ?? []
  }

  /** The nearest terms, with their certainty. */
  private corrections(root: string, mostEdits: number): [terms: string[], certainty: number] {
    // one edit turns a root this short, as that of «яяяя», into another word
    const found = root.length < 3 ? [] : [...this.terms.fuzzyGet(root, mostEdits)]
    const fewest = Math.min(...found.map(([, [, edits]]) => edits))
    const nearest = found.filter(([, [, edits]]) => edits === fewest).map(([term]) => term)
    const certainty = fewest === 1 ? certaintyOf.oneEdit : certaintyOf.twoEdits
    return [this.mostFrequent(nearest, limits.corrections), certainty]
  }

  private completions(start: string): string[] {
    return this.mostFrequent([...this.terms.atPrefix(start).keys()], limits.completions)
  }

  /** The longest term that starts a word, if the rest may be a Russian ending: `измен` of «изменилос». */
  private roots(word: string): string[] {
    const lengths = /^[а-я]{5,}$/.test(word) ? [1, 2, 3, 4].map((rest) => word.length - rest) : []
    const terms = lengths.map((length) => word.slice(0, length))
    return terms.filter((term) => term.length >= leastRoot && this.terms.has(term)).slice(0, 1)
  }

  private mostFrequent(terms: string[], limit: number): string[] {
    const pagesOf = (term: string) => this.terms.get(term)?.pages ?? 0
    return terms.toSorted((a, b) => pagesOf(b) - pagesOf(a)).slice(0, limit)
  }
}

const isLatin = (word: string): boolean => /[a-z]/.test(word)

/** The word with each pair of neighbouring letters swapped: one typo, but two edits. */
const transpositions = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))
