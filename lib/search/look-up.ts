/** A word of a query -> the terms of the index that it may mean. */
import type { Dictionary } from './dictionary'
import { stem, stemVariants } from './stem'

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
  /** The word stands nowhere as it was typed: its terms are guesses. */
  isGuess: boolean
  /** One of `sure`. */
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
  const add = (term: string, how: number): void => {
    if (how > (terms.get(term) ?? 0)) terms.set(term, how)
  }
  const done = (certainty: number): FoundWord => ({
    word,
    terms,
    isGuess: certainty < sure.beginning,
    certainty,
  })

  for (const term of new Set([root, word])) if (dictionary.has(term)) add(term, 1)
  for (const term of stemVariants(root)) if (dictionary.has(term)) add(term, certaintyOf.variant)
  const isExact = terms.size > 0
  if (root.length > 4) for (const term of dictionary.completions(root)) add(term, certaintyOf.relative)
  if (isOpen && word.length > 1) {
    const starts = isExact || root.length < 3 ? [word] : [word, root]
    const certainty = isExact ? certaintyOf.relative : certaintyOf.completion
    for (const start of starts) for (const term of dictionary.completions(start)) add(term, certainty)
  }
  if (isExact) return done(sure.exact)
  if (terms.size > 0) return done(sure.beginning)
  if (!mayBeWrong) return done(sure.nothing)

  for (const swapped of transpositions(word))
    if (dictionary.has(stem(swapped))) add(stem(swapped), certaintyOf.oneEdit)
  if (terms.size > 0) return done(sure.oneEdit)
  if (word.length < 4 || root.length < shortestRoot) return done(sure.nothing)
  const maxEdits = word.length < 8 ? 1 : 2
  const { terms: corrected, edits } = dictionary.corrections(root, maxEdits)
  for (const term of corrected) add(term, edits === 1 ? certaintyOf.oneEdit : certaintyOf.twoEdits)
  return done(terms.size === 0 ? sure.nothing : edits === 1 ? sure.oneEdit : sure.twoEdits)
}

/** A word with each two neighbours swapped: one slip of the fingers, but two edits. */
function* transpositions(word: string): Generator<string> {
  if (word.length < 4) return
  for (let at = 0; at + 1 < word.length; at++)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
