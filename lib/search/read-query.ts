/** What a reader has typed -> the terms to look for. */
import type { Dictionary } from './dictionary'
import { fold } from './fold'
import { swapLayout } from './keyboard-layout'
import { stem, stemVariants } from './stem'
import { stopWords } from './stop-words'
import { nameOf, partsOf, tokenize } from './tokenize'
import { toCyrillicWord } from './transliterate'

/** One word of a query. */
export interface QueryWord {
  /** As searched, folded: spelling of the layout or script that was meant. */
  word: string
  /** Terms that may be meant, with how surely: 1 for the word itself or a form of it. */
  terms: Map<string, number>
  /** How much the word says: rare words say most. */
  weight: number
  /** The word stands nowhere as it was typed: its terms are guesses. */
  isGuess: boolean
}

export interface ReadQuery {
  words: QueryWord[]
  /** What was typed, with single spaces. */
  typed: string
  /** The query with layout and script put right; equal to what was typed when nothing was wrong with them. */
  text: string
}

/** How surely a reading is what was meant. */
const sure = { exact: 3, sound: 2.5, beginning: 2, oneEdit: 1, twoEdits: 0.5, nothing: 0 }

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

interface FoundWord extends Omit<QueryWord, 'weight'> {
  certainty: number
}

interface Reading {
  text: string
  words: FoundWord[]
  certainty: number
}

/** Reads a query of words apart by spaces; the last one may be unfinished unless a space follows. */
export function readQuery(query: string, dictionary: Dictionary, pageCount: number): ReadQuery {
  const chunks = query.normalize('NFC').split(/\s+/).filter(Boolean)
  const isOpen = !/\s$/.test(query)
  const readings = chunks.map((chunk, at) => readChunk(chunk, isOpen && at === chunks.length - 1, dictionary))
  const weighted = readings
    .flatMap(({ words }) => words)
    .map(({ word, terms, isGuess }): QueryWord => ({
      word,
      terms,
      isGuess,
      weight: weightOf(word, terms, dictionary, pageCount),
    }))
  return { words: weighted, typed: chunks.join(' '), text: readings.map(({ text }) => text).join(' ') }
}

/** The inverse frequency of BM25, of the most frequent term that is surely meant. */
function weightOf(word: string, terms: Map<string, number>, dictionary: Dictionary, pages: number): number {
  const surest = Math.max(0, ...terms.values())
  const counts = [...terms].flatMap(([term, how]) => (how === surest ? [dictionary.countOf(term)] : []))
  const count = Math.max(1, ...counts)
  const rarity = Math.log(1 + (pages - count + 0.5) / (count + 0.5)) + 0.2
  return stopWords.has(word) ? rarity * 0.1 : rarity
}

/** The surest reading of a piece without spaces: as typed, in the other layout, in the other script. */
function readChunk(chunk: string, isOpen: boolean, dictionary: Dictionary): Reading {
  const typed = readWords(chunk, isOpen, dictionary)
  if (typed.certainty >= sure.exact || (typed.words.length === 0 && swapLayout(chunk) === chunk)) return typed
  const swapped = readWords(swapLayout(chunk), isOpen, dictionary)
  const isLatin = /^[a-z']+$/i.test(chunk)
  const spoken = isLatin
    ? readWords(toCyrillicWord(fold(chunk)), isOpen, dictionary)
    : readSound(chunk, dictionary)
  const others = [swapped, { ...spoken, certainty: spoken.certainty * 0.9 }]
  return others.reduce((best, other) => (other.certainty > best.certainty ? other : best), typed)
}

function readSound(chunk: string, dictionary: Dictionary): Reading {
  const terms = dictionary.soundingLike(fold(chunk))
  const [first] = terms
  if (first === undefined) return { text: chunk, words: [], certainty: 0 }
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

/** A name that the index knows is one word; of others each piece is a word. */
function readToken(written: string, isOpen: boolean, dictionary: Dictionary): FoundWord[] {
  const pieces = nameOf(written).split('.')
  if (pieces.length > 1) {
    const name = lookUp(nameOf(written), isOpen, dictionary, false)
    if (name.certainty >= sure.beginning) return [name]
    return written
      .split(/::|[./\-'’@]/)
      .flatMap((piece, at) => readToken(piece, isOpen && at === pieces.length - 1, dictionary))
  }
  const whole = lookUp(fold(written), isOpen, dictionary, true)
  const parts = partsOf(written)
  if (whole.certainty >= sure.oneEdit || parts.length === 0) return [whole]
  return parts.map((part, at) => lookUp(part, isOpen && at === parts.length - 1, dictionary, true))
}

/** The terms that a folded word may mean. */
function lookUp(word: string, isOpen: boolean, dictionary: Dictionary, mayBeWrong: boolean): FoundWord {
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
  const maxEdits = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  if (maxEdits === 0) return done(sure.nothing)
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
