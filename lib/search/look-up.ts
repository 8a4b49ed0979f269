/** A word of a query -> the terms of the index that it may mean. */
import type { Dictionary } from './dictionary'
import { stem, stemVariants } from './words'

/** How surely a word is what was meant, as it is written or put right. */
export const sure = { exact: 3, sound: 2.5, beginning: 2, oneEdit: 1, twoEdits: 0.5, nothing: 0 }

/** An edit of a shorter root, which «яяяя» has, would be another word altogether. */
const shortestRoot = 3

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

/**
 * Looks up a folded word. One that `isOpen` may be unfinished; a slip is looked for only in a word that is not in the
 * dictionary, and only when it `mayBeWrong`.
 */
export function lookUp(
  word: string,
  isOpen: boolean,
  dictionary: Dictionary,
  mayBeWrong: boolean,
): FoundWord {
  const root = stem(word)
  const terms = new Map<string, number>()
  const add = (candidates: string[], how: number): void => {
    for (const term of candidates)
      if (dictionary.has(term)) terms.set(term, Math.max(how, terms.get(term) ?? 0))
  }
  const found = (certainty: number): FoundWord => ({ word, terms, certainty })

  add([root, word], 1)
  add(stemVariants(root), certaintyOf.variant)
  const isExact = terms.size > 0
  if (root.length > 4) add(dictionary.completions(root), certaintyOf.relative)
  if (isOpen && word.length > 1) {
    const certainty = isExact ? certaintyOf.relative : certaintyOf.completion
    add(dictionary.completions(word), certainty)
    if (!isExact && root.length >= 3) add(dictionary.completions(root), certainty)
  }
  if (isExact) return found(sure.exact)
  if (terms.size > 0) return found(sure.beginning)
  if (!mayBeWrong || word.length < 4) return found(sure.nothing)

  add(transpositions(word).map(stem), certaintyOf.oneEdit)
  if (terms.size > 0) return found(sure.oneEdit)
  if (root.length < shortestRoot) return found(sure.nothing)
  const corrections = dictionary.corrections(root, word.length < 8 ? 1 : 2)
  const edits = corrections.edits === 1 ? 'oneEdit' : 'twoEdits'
  add(corrections.terms, certaintyOf[edits])
  return found(terms.size === 0 ? sure.nothing : sure[edits])
}

/** A word with each two neighbours swapped: one slip of the fingers, but two edits. */
const transpositions = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))
