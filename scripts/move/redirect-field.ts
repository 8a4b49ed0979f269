/** `redirect_from` in the fields of a text, with one address more; everything else stays as its author has written it. */
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml'
import { splitFrontMatter } from '@/lib/markdown/front-matter'
import { cleanPath } from '@/lib/problems/nearest-routes'

/** A piece of a text that another one takes the place of. */
export interface Edit {
  start: number
  end: number
  text: string
}

const quoted = (address: string): string =>
  /^[\p{L}\d/._~-]+$/u.test(address) ? address : JSON.stringify(address)

/** The edit that adds `old`, and takes out `present`: no address leads to itself. */
export function addRedirect(text: string, old: string, present: string): Edit {
  const { fields } = splitFrontMatter(text)
  if (fields === '' && !/^---[ \t]*\n---/.test(text))
    return { start: 0, end: 0, text: `---\nredirect_from: ${quoted(old)}\n---\n\n` }
  const first = '---'.length
  const { contents } = parseDocument(fields)
  const pair = isMap(contents) ? contents.items.find(({ key }) => String(key) === 'redirect_from') : undefined
  if (!pair) {
    const end = first + fields.length
    return { start: end, end, text: `\nredirect_from: ${quoted(old)}` }
  }
  const value = pair.value as Node | null // of a parsed document
  const written = isSeq(value) ? value.items : [value]
  const known = written.flatMap((item) =>
    isScalar(item) && typeof item.value === 'string' ? [item.value] : [],
  )
  const kept = known.filter((address) => ![old, present].includes(cleanPath(address)))
  const last = isSeq(value) ? value.items.at(-1) : undefined
  if (isSeq(value) && isScalar(last) && kept.length === known.length) {
    const end = first + (last.range?.[1] ?? 0)
    const [dash = ''] = /[^\n]*$/.exec(text.slice(0, first + (last.range?.[0] ?? 0))) ?? []
    const lineEnd = end + (/^[^\n]*/.exec(text.slice(end))?.[0].length ?? 0)
    return value.flow
      ? { start: end, end, text: `, ${quoted(old)}` }
      : { start: lineEnd, end: lineEnd, text: `\n${dash}${quoted(old)}` }
  }
  const [start, end] = value?.range ?? [0, 0]
  const all = [...kept, old].map(quoted)
  const list = all.length === 1 ? all.join('') : `[${all.join(', ')}]`
  // a field without a value ends with its colon
  return { start: first + start, end: first + end, text: fields[start - 1] === ':' ? ` ${list}` : list }
}
