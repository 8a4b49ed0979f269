import { isMap, parseDocument, type Node } from 'yaml'
import { readFrontMatter } from '@/lib/markdown/front-matter'
import type { SourceFile } from '@/lib/problems/problem'

/** A piece of a text that another one takes the place of. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The edit that makes `addresses` the field `redirect_from` of a text; the other fields stay as their author has written them. */
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
    ? // a list with dashes ends below its last line
      { start, end: start + text.slice(start, end).trimEnd().length, text: `: ${value}` }
    : { start, end, text: `\nredirect_from: ${value}` }
}
