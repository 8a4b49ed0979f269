/** Private-use characters that our own code puts into texts between two of its steps. */

/** Separates the parts of a line, such as emphasis and links. Rules look through it. */
export const seam = '\uF8F0'
/** Stands for anything in a line that is not text: code, images, escaped characters. */
export const placeholder = '\uF8F1'
/** Begins a placeholder in a template. */
export const templateMark = '\uF8F2'
/** Stands for a part of a line that typography leaves as it is. */
const maskedPart = '\uF8F3'
/** Any masked part. */
export const masked = placeholder + maskedPart
/** Stand for `&` and `]]>` in feeds, whose package does not escape them everywhere. */
export const ampersand = '\uF8F4'
export const cdataEnd = '\uF8F5'
/** Stands for a quote in the title of code, which the highlighter reads up to a quote. */
export const quoteMark = '\uF8F6'

/** The marks that `characters.ts` forbids in the texts of authors. */
export const reserved = seam + placeholder + templateMark + maskedPart + ampersand + cdataEnd + quoteMark

/** Stand for ASCII characters in labels of diagrams. Not forbidden, since icon fonts use them, too. */
export const shieldBase = 0xe000
export const shielded = String.raw`\uE000-\uE07F`

/** Changes a text with all matches of `pattern` masked. Returns the text unchanged if a mask gets lost. */
export function changeAround(text: string, pattern: RegExp, change: (rest: string) => string): string {
  const found: string[] = []
  const rest = text.replace(pattern, (part) => {
    found.push(part)
    return maskedPart
  })
  const changed = change(rest).split(maskedPart)
  return changed.length === found.length + 1
    ? changed.map((piece, index) => piece + (found[index] ?? '')).join('')
    : text
}
