import { isMap, parseDocument, type Node } from 'yaml'
import { readFrontMatter } from '@/lib/markdown/front-matter'
import type { SourceFile } from '@/lib/problems/problem'

export interface Edit {
  start: number
  end: number
  text: string
}

/** Returns the edit that sets `redirect_from`; other fields keep their formatting. */
export function setRedirects(source: SourceFile, addresses: string[]): Edit {
  const list = addresses.map((one) => (/^[\p{L}\d/._~-]+$/u.test(one) ? one : JSON.stringify(one))).join(', ')
  const value = addresses.length === 1 ? list : `[${list}]`
  const { text } = source
  if (!/^---[ \t]*\n/.test(text)) return { start: 0, end: 0, text: `---\nredirect_from: ${value}\n---\n\n` }
  const { fields } = readFrontMatter(source)
  const { contents } = parseDocument(fields)
  const pair = isMap<Node, Node>(contents)
    ? contents.items.find(({ key }) => String(key) === 'redirect_from')
    : undefined
  const start = '---'.length + (pair?.key.range?.[1] ?? fields.length)
  const end = '---'.length + (pair?.value?.range?.[1] ?? fields.length)
  return pair
    ? // the range of a block list ends on the line after it
      { start, end: start + text.slice(start, end).trimEnd().length, text: `: ${value}` }
    : { start, end, text: `\nredirect_from: ${value}` }
}
