/** Turns a typed query into terms. */
import { certaintyOf, type Dictionary, type FoundWord } from './dictionary'
import { swapLayout, toCyrillicWord } from './readings'
import { fold, dottedName, wordsWithin, piecesOf, tokenize } from './words'

export interface QueryWord extends FoundWord {
  /** The word's share of the query's meaning, 1 in total; rare words have the largest shares. */
  weight: number
}

export interface ReadQuery {
  words: QueryWord[]
  /** The query as typed, with single spaces. */
  typed: string
  /** The query with layout and script corrected; the same as `typed` if nothing was wrong. */
  text: string
}

/** The maximum length of a query, so that a page pasted by mistake does not block the search. */
const maxLength = 300

/** Parses a query of words separated by spaces; the last one may be unfinished unless a space follows. */
export function readQuery(query: string, dictionary: Dictionary): ReadQuery {
  const chunks = query.slice(0, maxLength).normalize('NFC').split(/\s+/).filter(Boolean)
  const mayBeUnfinished = !/\s$/.test(query)
  const readings = chunks.map((chunk, at) =>
    readChunk(chunk, mayBeUnfinished && at === chunks.length - 1, dictionary),
  )
  const words = readings.flatMap(({ words: found }) =>
    found.map((word) => ({ ...word, weight: weightOf(word, dictionary) })),
  )
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  return {
    words: words.map((word) => ({ ...word, weight: word.weight / total })),
    typed: chunks.join(' '),
    text: readings.map(({ text }) => text).join(' '),
  }
}

/** The minimum weight of a word, because a word that is on all pages can be an answer, too. */
const leastWeight = 0.2

/** The inverse document frequency of BM25 for the most frequent term: «и» and «как» weigh almost nothing. */
function weightOf({ terms }: FoundWord, dictionary: Dictionary): number {
  const count = Math.max(1, ...[...terms.keys()].map((term) => dictionary.terms.get(term)?.pages ?? 0))
  return Math.log(1 + (dictionary.pageCount - count + 0.5) / (count + 0.5)) + leastWeight
}

/** The most certain reading of a part without spaces. What was typed wins if it is a word or begins one. */
function readChunk(chunk: string, mayBeUnfinished: boolean, dictionary: Dictionary) {
  const read = (text: string) => readWords(text, mayBeUnfinished, dictionary)
  const typed = read(chunk)
  if (typed.certainty >= certaintyOf.beginning) return typed
  const others = [
    ...(maySwap(chunk) ? [read(swapLayout(chunk))] : []),
    ...(/^[a-z']+$/i.test(chunk) ? [read(toCyrillicWord(fold(chunk)))] : []),
  ]
  return others.reduce((best, other) => (other.certainty > best.certainty ? other : best), typed)
}

/** Punctuation on letter keys of the Russian layout, without dots and slashes, which names contain. */
const signOfLetter = /[`[\]{};:'"<>,~]/

/** Whether to try the other layout: not for a Cyrillic word («ъхыъ», «кэш») that becomes punctuation. */
function maySwap(chunk: string): boolean {
  const text = swapLayout(chunk)
  const isWord = /^[а-яё]+$/i.test(chunk) && signOfLetter.test(text)
  return !isWord && letterCount(text) * 2 > letterCount(chunk)
}

const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

function readWords(text: string, mayBeUnfinished: boolean, dictionary: Dictionary) {
  const tokens = tokenize(text)
  const words = tokens.flatMap(({ start, end }, at) =>
    readToken(text.slice(start, end), mayBeUnfinished && at === tokens.length - 1, dictionary),
  )
  return { text, words, certainty: words.length === 0 ? 0 : Math.min(...words.map((word) => word.certainty)) }
}

/** Reads a name of the index as one word, even if typed without separators; any other name part by part. */
function readToken(written: string, mayBeUnfinished: boolean, dictionary: Dictionary): FoundWord[] {
  const whole = dictionary.lookUp(dottedName(written), mayBeUnfinished)
  if (whole.certainty >= certaintyOf.beginning) return [whole]
  const pieces = piecesOf(written)
  const isSeparated = pieces.length > 1
  if (isSeparated) {
    const joined = dictionary.lookUp(fold(pieces.join('')), mayBeUnfinished)
    if (joined.certainty >= certaintyOf.sound) return [joined]
  } else if (whole.certainty >= certaintyOf.oneEdit) return [whole]
  const parts = isSeparated ? pieces : wordsWithin(written)
  if (parts.length === 0) return [whole]
  return parts.flatMap((part, at) => readToken(part, mayBeUnfinished && at === parts.length - 1, dictionary))
}
