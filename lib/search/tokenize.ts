/** Text -> words with their places and the terms they are found by. */
import { fold } from './fold'
import { stem } from './stem'

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
/** Where a name goes on with another word: `isPublic`, `HTTPServer`, `Map2D`, `load_group`. */
const nameBorder =
  /_+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

const known = new Map<string, { word: string; terms: readonly string[] }>()

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: written, index }) => {
    let analysed = known.get(written)
    if (!analysed) known.set(written, (analysed = { word: nameOf(written), terms: termsOf(written) }))
    return { start: index, end: index + written.length, ...analysed }
  })
}

/** A name folded; whatever separates its pieces, it is written with dots. */
export const nameOf = (written: string): string => fold(written).split(separators).join('.')

/** The pieces of a written word between separators. */
export const piecesOf = (written: string): string[] => written.normalize('NFC').split(separators)

/** Words within one piece of a name; empty when it is a single word. */
export function partsOf(piece: string): string[] {
  const parts = piece.split(nameBorder).filter((part) => part !== '')
  return parts.length > 1 ? parts.map(fold) : []
}

/** All terms of a word: the whole name, its pieces, and the words within them. */
function termsOf(written: string): string[] {
  const pieces = piecesOf(written)
  const isName = pieces.length > 1 && /[A-Za-z\d]/.test(written)
  const words = pieces.flatMap((piece) => [fold(piece), ...partsOf(piece)])
  return [...new Set([...(isName ? [nameOf(written)] : []), ...words.map(stem)])].filter(
    (term) => term !== '',
  )
}
