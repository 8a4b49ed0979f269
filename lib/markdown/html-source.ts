/** Tags and attributes in a piece of raw HTML, with their places; comments hold none. */
import type { Html } from 'mdast'
import type { Place } from '../problems/problem'

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
  const placeAt = (index: number): Place => {
    const lines = value.slice(0, index).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? (position?.start.column ?? 1) : 1)
    return { line: (position?.start.line ?? 1) + lines.length - 1, column }
  }
  return [...visible.matchAll(openTag)].map(({ 1: name = '', 2: attributes = '', index }) => ({
    name,
    ...placeAt(index),
    attributes: [...attributes.matchAll(attribute)].map((match) => ({
      name: match[1] ?? '',
      value: match[2] ?? match[3] ?? match[4] ?? '',
      ...placeAt(index + 1 + name.length + match.index),
    })),
  }))
}
