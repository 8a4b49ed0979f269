/** Private-use characters that stand for parts of a text while rules of typography go over it. `lib/text/characters.ts` keeps them out of texts. */

/** Between the pieces of one line (before and after an emphasis, a link), which the rules see through. */
export const seam = '\uF8F0'
/** Stands for non-text in a line: code, images, escaped characters. */
export const placeholder = '\uF8F1'
const mark = '\uF8F3'
/** Any part that is left out. */
export const masked = placeholder + mark

/** Applies a change to a text with all matches of `pattern` masked as single characters. Discarded if any mask is lost. */
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
