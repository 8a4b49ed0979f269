/** Private-use characters that replace parts of a text during typography. `lib/text/characters.ts` rejects them in texts. */

/** Separates parts of a line (around emphasis, links); rules look through it. */
export const seam = '\uF8F0'
/** Replaces non-text in a line: code, images, escaped characters. */
export const placeholder = '\uF8F1'
const mark = '\uF8F3'
/** Any masked part. */
export const masked = placeholder + mark

/** Changes a text with all matches of `pattern` masked as single characters. Discarded if any mask is lost. */
export function changeAround(text: string, pattern: RegExp, change: (rest: string) => string): string {
  const found: string[] = []
  const rest = text.replace(pattern, (part) => {
    found.push(part)
    return mark
  })
  const changed = change(rest).split(mark)
  return changed.length === found.length + 1
    ? changed.map((piece, index) => piece + (found[index] ?? '')).join('')
    : text
}
