/** Characters that stand for parts of a text during typography. `lib/text/characters.ts` rejects them. */

/** Separates the parts of a line, such as emphasis and links. Rules look through it. */
export const seam = '\uF8F0'
/** Stands for anything in a line that is not text: code, images, escaped characters. */
export const placeholder = '\uF8F1'
const mark = '\uF8F3'
/** Any masked part. */
export const masked = placeholder + mark

/** Changes a text with all matches of `pattern` masked. If a mask is lost, the text is unchanged. */
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
