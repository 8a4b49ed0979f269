import type { Html } from 'mdast'
import { fileStart, placeAt, type Place } from '../problems/problem'
import { tagsIn } from '../text/html'

/** Tags and attributes in raw HTML, with positions. */
export function tagsOf({ value, position }: Html) {
  const { line: firstLine, column: firstColumn } = position?.start ?? fileStart
  const source = ' '.repeat(firstColumn - 1) + value
  const placed = <T extends { offset: number }>({ offset, ...rest }: T): Omit<T, 'offset'> & Place => {
    const { line, column } = placeAt(source, offset)
    return { ...rest, line: firstLine + line - 1, column }
  }
  return tagsIn(source).map((tag) => ({ ...placed(tag), attributes: tag.attributes.map(placed) }))
}
