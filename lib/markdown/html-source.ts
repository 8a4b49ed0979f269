/** Tags and attributes in a piece of raw HTML, with their places; comments hold none. */
import type { Html } from 'mdast'
import type { Place } from '../problems/problem'
import { placeAt } from '../text/place'

export interface SourceTag extends Place {
  name: string
  attributes: SourceAttribute[]
}

export interface SourceAttribute extends Place {
  name: string
  value: string
}

const openTag = /<([a-z][\w:-]*)((?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?)\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

export function tagsOf({ value, position }: Html): SourceTag[] {
  const visible = value.replace(/<!--[\s\S]*?(-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const { line: firstLine, column: indent } = position?.start ?? { line: 1, column: 1 }
  const inFile = (offset: number): Place => {
    const { line, column } = placeAt(value, offset)
    return { line: firstLine + line - 1, column: line === 1 ? indent + column - 1 : column }
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
