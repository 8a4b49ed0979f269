/** What a reader has typed -> the terms to look for. */
import type { Dictionary } from './dictionary'
import { fold } from './fold'
import { swapLayout } from './keyboard-layout'
import { lookUp, sure, type FoundWord } from './look-up'
import { nameOf, partsOf, piecesOf, tokenize } from './tokenize'
import { toCyrillicWord } from './transliterate'

/** One word of a query. */
export interface QueryWord extends Omit<FoundWord, 'certainty'> {
  /** How much the word says: rare words say most. */
  weight: number
}

export interface ReadQuery {
  words: QueryWord[]
  /** What was typed, with single spaces. */
  typed: string
  /** The query with layout and script put right; equal to what was typed when nothing was wrong with them. */
  text: string
}

interface Reading {
  text: string
  words: FoundWord[]
  certainty: number
}

/** Nobody types more; a page that was pasted by mistake must not stop the search. */
const maxLength = 300

/** Reads a query of words apart by spaces; the last one may be unfinished unless a space follows. */
export function readQuery(query: string, dictionary: Dictionary, pageCount: number): ReadQuery {
  const chunks = query.slice(0, maxLength).normalize('NFC').split(/\s+/).filter(Boolean)
  const isOpen = !/\s$/.test(query)
  const readings = chunks.map((chunk, at) => readChunk(chunk, isOpen && at === chunks.length - 1, dictionary))
  const weighted = readings
    .flatMap(({ words }) => words)
    .map(({ word, terms, isGuess }): QueryWord => ({
      word,
      terms,
      isGuess,
      weight: weightOf(terms, dictionary, pageCount),
    }))
  return { words: weighted, typed: chunks.join(' '), text: readings.map(({ text }) => text).join(' ') }
}

/** What every word says at least: one that stands on all pages alone is an answer too. */
const leastWeight = 0.2

/** The inverse frequency of BM25, of the most frequent term that is surely meant: «и» and «как» say almost nothing. */
function weightOf(terms: Map<string, number>, dictionary: Dictionary, pages: number): number {
  const surest = Math.max(0, ...terms.values())
  const counts = [...terms].flatMap(([term, how]) => (how === surest ? [dictionary.countOf(term)] : []))
  const count = Math.max(1, ...counts)
  return Math.log(1 + (pages - count + 0.5) / (count + 0.5)) + leastWeight
}

/** The surest reading of a piece without spaces: as typed, in the other layout, in the other script. */
function readChunk(chunk: string, isOpen: boolean, dictionary: Dictionary): Reading {
  const typed = readWords(chunk, isOpen, dictionary)
  if (typed.certainty >= sure.exact || (typed.words.length === 0 && swapLayout(chunk) === chunk)) return typed
  const swapped = readSwapped(chunk, isOpen, dictionary)
  const isLatin = /^[a-z']+$/i.test(chunk)
  const spoken = isLatin
    ? readWords(toCyrillicWord(fold(chunk)), isOpen, dictionary)
    : readSound(chunk, dictionary)
  const loan = readLoanWord(chunk, isOpen, dictionary)
  const others = [loan, swapped, { ...spoken, certainty: spoken.certainty * 0.9 }]
  return others.reduce((best, other) => (other.certainty > best.certainty ? other : best), typed)
}

const unread = (text: string): Reading => ({ text, words: [], certainty: 0 })

/** Words from other languages are written both ways: «кэш» and «кеш». */
function readLoanWord(chunk: string, isOpen: boolean, dictionary: Dictionary): Reading {
  return /э/i.test(chunk) ? readWords(chunk.replace(/э/gi, 'е'), isOpen, dictionary) : unread(chunk)
}

/** What letters of the Russian layout stand for in the other one; names have dots and slashes alone. */
const signOfLetter = /[`[\]{};:'"<>,~]/

/** In the other layout; «ъхыъ» and «кэш», of whose letters some become signs there, were not meant for it. */
function readSwapped(chunk: string, isOpen: boolean, dictionary: Dictionary): Reading {
  const text = swapLayout(chunk)
  const isWord = /^[а-яё]+$/i.test(chunk) && signOfLetter.test(text)
  const hasLetters = letterCount(text) * 2 > letterCount(chunk)
  return !isWord && hasLetters ? readWords(text, isOpen, dictionary) : unread(chunk)
}

const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

function readSound(chunk: string, dictionary: Dictionary): Reading {
  const terms = dictionary.soundingLike(fold(chunk))
  const [first] = terms
  if (first === undefined) return unread(chunk)
  const word = {
    word: first,
    terms: new Map(terms.map((term) => [term, 1])),
    isGuess: false,
    certainty: sure.sound,
  }
  return { text: first, words: [word], certainty: sure.sound }
}

function readWords(text: string, isOpen: boolean, dictionary: Dictionary): Reading {
  const tokens = tokenize(text)
  const found = tokens.flatMap((token, at) =>
    readToken(text.slice(token.start, token.end), isOpen && at === tokens.length - 1, dictionary),
  )
  const certainty = found.length === 0 ? 0 : Math.min(...found.map((word) => word.certainty))
  return { text, words: found, certainty }
}

/** A name that the index knows is one word, also when it writes it without marks; of others each piece is a word. */
function readToken(written: string, isOpen: boolean, dictionary: Dictionary): FoundWord[] {
  const pieces = nameOf(written).split('.')
  if (pieces.length > 1) {
    const name = lookUp(nameOf(written), isOpen, dictionary, false)
    if (name.certainty >= sure.beginning) return [name]
    const joined = lookUp(fold(pieces.join('')), isOpen, dictionary, false)
    if (joined.certainty >= sure.exact) return [joined]
    return piecesOf(written).flatMap((piece, at) =>
      readToken(piece, isOpen && at === pieces.length - 1, dictionary),
    )
  }
  const whole = lookUp(fold(written), isOpen, dictionary, true)
  const parts = partsOf(written)
  if (whole.certainty >= sure.oneEdit || parts.length === 0) return [whole]
  return parts.map((part, at) => lookUp(part, isOpen && at === parts.length - 1, dictionary, true))
}
