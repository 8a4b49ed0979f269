import type { Html } from 'mdast'
import { placeAt, type Place } from '../problems/problem'

const openTag = /<([a-z][\w:-]*)((?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?)\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Tags and attributes in a piece of raw HTML, with their places in the file; comments hold none. */
export function tagsOf({ value, position }: Html) {
  const { line: firstLine, column: firstColumn } = position?.start ?? { line: 1, column: 1 }
  const source = ' '.repeat(firstColumn - 1) + value
  const visible = source.replace(/<!--[\s\S]*?(-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const inFile = (offset: number): Place => {
    const { line, column } = placeAt(source, offset)
    return { line: firstLine + line - 1, column }
  }
  return [...visible.matchAll(openTag)].map(({ 1: name = '', 2: attributes = '', index }) => ({
    name,
    ...inFile(index),
    attributes: [...attributes.matchAll(attribute)].map((match) => ({
      name: match[1] ?? '',
      value: match[2] ?? match[3] ?? match[4] ?? '',
      ...inFile(index + 1 + name.length + match.index),
    })),
  }))
}
