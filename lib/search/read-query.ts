/** What a reader has typed -> the terms to look for. */
import { certaintyOf, type Dictionary, type FoundWord } from './dictionary'
import { swapLayout, toCyrillicWord } from './retyped'
import { fold, dottedName, wordsWithin, piecesOf, tokenize } from './words'

/** One word of a query. */
export interface QueryWord extends FoundWord {
  /** How much of the query the word says, all words together 1: rare words say most. */
  weight: number
}

export type ReadQuery = ReturnType<typeof readQuery>

/** Nobody types more; a page that was pasted by mistake must not stop the search. */
const maxLength = 300

/** Reads a query of words apart by spaces; the last one may be unfinished unless a space follows. */
export function readQuery(query: string, dictionary: Dictionary) {
  const chunks = query.slice(0, maxLength).normalize('NFC').split(/\s+/).filter(Boolean)
  const isOpen = !/\s$/.test(query)
  const readings = chunks.map((chunk, at) => readChunk(chunk, isOpen && at === chunks.length - 1, dictionary))
  const words = readings.flatMap(({ words: found }) =>
    found.map((word) => ({ ...word, weight: weightOf(word, dictionary) })),
  )
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  return {
    words: words.map((word) => ({ ...word, weight: word.weight / total })),
    /** What was typed, with single spaces. */
    typed: chunks.join(' '),
    /** The query with layout and script put right; equal to what was typed when nothing was wrong with them. */
    text: readings.map(({ text }) => text).join(' '),
  }
}

/** What every word says at least: one that stands on all pages alone is an answer too. */
const leastWeight = 0.2

/** The inverse frequency of BM25, of the most frequent term that is meant: «и» and «как» say almost nothing. */
function weightOf({ terms }: FoundWord, dictionary: Dictionary): number {
  const count = Math.max(1, ...[...terms.keys()].map((term) => dictionary.terms.get(term)?.pages ?? 0))
  return Math.log(1 + (dictionary.pageCount - count + 0.5) / (count + 0.5)) + leastWeight
}

/** The surest reading of a piece without spaces: as typed, else the first of the others when none is surer. */
function readChunk(chunk: string, isOpen: boolean, dictionary: Dictionary) {
  const read = (text: string) => readWords(text, isOpen, dictionary)
  const typed = read(chunk)
  if (typed.certainty >= certaintyOf.sound) return typed
  const others = [
    ...(maySwap(chunk) ? [read(swapLayout(chunk))] : []),
    ...(/^[a-z']+$/i.test(chunk) ? [read(toCyrillicWord(fold(chunk)))] : []),
  ]
  return others.reduce((best, other) => (other.certainty > best.certainty ? other : best), typed)
}

/** What letters of the Russian layout stand for in the other one; names have dots and slashes alone. */
const signOfLetter = /[`[\]{};:'"<>,~]/

/** Do not re-type a Cyrillic word («ъхыъ», «кэш») if that yields punctuation. */
function maySwap(chunk: string): boolean {
  const text = swapLayout(chunk)
  const isWord = /^[а-яё]+$/i.test(chunk) && signOfLetter.test(text)
  return !isWord && letterCount(text) * 2 > letterCount(chunk)
}

const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

function readWords(text: string, isOpen: boolean, dictionary: Dictionary) {
  const tokens = tokenize(text)
  const words = tokens.flatMap(({ start, end }, at) =>
    readToken(text.slice(start, end), isOpen && at === tokens.length - 1, dictionary),
  )
  return { text, words, certainty: words.length === 0 ? 0 : Math.min(...words.map((word) => word.certainty)) }
}

/** A name that the index knows is one word, also when it writes it without marks; of others each piece is a word. */
function readToken(written: string, isOpen: boolean, dictionary: Dictionary): FoundWord[] {
  const whole = dictionary.lookUp(dottedName(written), isOpen)
  if (whole.certainty >= certaintyOf.beginning) return [whole]
  const pieces = piecesOf(written)
  const isSeparated = pieces.length > 1
  if (isSeparated) {
    const joined = dictionary.lookUp(fold(pieces.join('')), isOpen)
    if (joined.certainty >= certaintyOf.sound) return [joined]
  } else if (whole.certainty >= certaintyOf.oneEdit) return [whole]
  const parts = isSeparated ? pieces : wordsWithin(written)
  if (parts.length === 0) return [whole]
  return parts.flatMap((part, at) => readToken(part, isOpen && at === parts.length - 1, dictionary))
}
