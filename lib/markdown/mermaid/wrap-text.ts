/** Estimates the width of a text, wide enough for the fonts of pages. */
export function widthOf(text: string, size: number): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0
  const narrow = count(/[ijl.,:;'|!()[\] ]/g)
  const wide = count(/[\p{Lu}мшщжюфыmw@—]/gu)
  return (narrow * 0.34 + wide * 0.76 + (text.length - narrow - wide) * 0.58) * size
}

/** Wraps at `most` characters; longer words stay whole. */
export function wrapText(text: string, most: number): string[] {
  const pattern = new RegExp(`(?:\\S{${most},}|.{1,${most}})(?:\\s+|$)`, 'gu')
  return text.split('\n').flatMap((line) => line.match(pattern)?.map((part) => part.trim()) ?? [''])
}
