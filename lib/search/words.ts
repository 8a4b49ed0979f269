/** Text -> words with their places and the terms they are found by. */
import { stemmer } from '@orama/stemmers/russian'

export interface Token {
  /** Place in the text, in UTF-16 units. */
  start: number
  end: number
  /** The word as written, folded. */
  word: string
  /** What the index knows it by. */
  terms: readonly string[]
}

/** Letters and digits, with single separators between: `move/walk`, `World::filter`, `load_group`, «веб-часть», `C#`. */
const wordPattern = /[\p{L}\p{N}\p{M}\u00ad_]+(?:(?:::|[./\-'’@])[\p{L}\p{N}\p{M}\u00ad_]+)*(?:#|\+\+)?/gu
const separators = /::|[./\-'’@]/
/** Where the next word of a name starts: `isPublic`, `HTTPServer`, `Map2D`, `load_group`. */
const nameBorder =
  /_+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

const analysed = new Map<string, Pick<Token, 'word' | 'terms'>>()

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: written, index }) => {
    const known = analysed.get(written) ?? { word: dottedName(written), terms: termsOf(written) }
    analysed.set(written, known)
    return { start: index, end: index + written.length, ...known }
  })
}

/** All terms of a word: the whole name, its pieces, and the words within them. */
function termsOf(written: string): string[] {
  const pieces = piecesOf(written)
  const isName = pieces.length > 1 && /[A-Za-z\d]/.test(written)
  const words = pieces.flatMap((piece) => [fold(piece), ...wordsWithin(piece)])
  const terms = new Set([...(isName ? [dottedName(written)] : []), ...words.map(stem)])
  return [...terms].filter(Boolean)
}

/** Spellings that readers do not tell apart become one: lower case, NFC, «ё» as «е», no stress marks, no soft hyphens. */
export const fold = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[\u0300\u0301\u00ad]/g, '')

/** A folded name with dots for whatever separates its pieces. */
export const dottedName = (written: string): string => fold(written).split(separators).join('.')

/** The pieces of a written word between separators. */
export const piecesOf = (written: string): string[] => written.normalize('NFC').split(separators)

/** Words within one piece of a name; empty when it is a single word. */
export function wordsWithin(piece: string): string[] {
  const parts = piece.split(nameBorder).filter(Boolean)
  return parts.length > 1 ? parts.map(fold) : []
}

/** Stem of a folded word: Snowball's for Russian; names in Latin letters lose the «s» of a plural only. */
export function stem(word: string): string {
  if (!/[а-я]/.test(word)) return word.replace(/(?<=[a-z]{3}[^aious])s$/, '')
  return word.length > 3 ? stemmer(word) : word
}
