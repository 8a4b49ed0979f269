/** Splits text into words with offsets and search terms. */
import { stemmer } from '@orama/stemmers/russian'

export interface Token {
  /** Offset of the word in the text, in UTF-16 units. */
  start: number
  end: number
  /** The word as written, folded. */
  word: string
  /** The terms that index the word. */
  terms: readonly string[]
}

/** Letters and digits with single separators: `move/walk`, `World::filter`, «веб-часть», `C#`. */
const wordPattern = /[\p{L}\p{N}\p{M}\u00ad_]+(?:(?:::|[./\-'’@])[\p{L}\p{N}\p{M}\u00ad_]+)*(?:#|\+\+)?/gu
const separators = /::|[./\-'’@]/
/** Word boundaries inside a name: `isPublic`, `HTTPServer`, `Map2D`, `load_group`. */
const nameBorder =
  /_+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

/** Words by spelling, so that each is analysed once. */
const analysed = new Map<string, Pick<Token, 'word' | 'terms'>>()

export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: written, index }) => {
    const analysis = analysed.get(written) ?? { word: dottedName(written), terms: termsOf(written) }
    analysed.set(written, analysis)
    return { start: index, end: index + written.length, ...analysis }
  })
}

/** All terms of a word: the whole name, its parts, and the words in these parts. */
function termsOf(written: string): string[] {
  const pieces = piecesOf(written)
  // `http-кэш` is two words, as with a space
  const isName = pieces.length > 1 && !/[а-яё]/i.test(written)
  const words = pieces.flatMap((piece) => [fold(piece), ...wordsWithin(piece)])
  const terms = new Set([...(isName ? [dottedName(written)] : []), ...words.map(stem)])
  return [...terms].filter(Boolean)
}

/** Normalizes spelling variants: lower case, NFC, «ё» as «е», no stress marks or soft hyphens. */
export const fold = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[\u0300\u0301\u00ad]/g, '')

/** A folded name with dots as separators. */
export const dottedName = (written: string): string => fold(written).split(separators).join('.')

/** Splits a word at its separators. */
export const piecesOf = (written: string): string[] => written.normalize('NFC').split(separators)

/** The words in a part of a name; empty if it is only one word. */
export function wordsWithin(piece: string): string[] {
  const parts = piece.split(nameBorder).filter(Boolean)
  return parts.length > 1 ? parts.map(fold) : []
}

/** The stem of a folded word: by Snowball for Russian; for Latin letters only the plural «s» is removed. */
export function stem(word: string): string {
  if (!/[а-я]/.test(word)) return word.replace(/(?<=[a-z]{3}[^aious])s$/, '')
  return word.length > 3 ? stemmer(word) : word
}
