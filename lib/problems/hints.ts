/** Formats values and suggestions in messages. */
import path from 'node:path'
import { editDistance } from '../text/edit-distance'
import { printable } from '../text/characters'

/** A value for a message: on one line, shortened, control characters by name. */
export function show(value: unknown): string {
  if (value === undefined) return 'ничего'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)
  const line = printable(text.replace(/\s+/g, ' ').trim())
  if (line === '') return 'пусто'
  return `«${line.length > 60 ? `${line.slice(0, 60)}…` : line}»`
}

/** The candidate most likely meant: with the smallest edit distance, at most `edits`. */
export function nearest(
  written: string,
  candidates: Iterable<string>,
  edits = Math.max(2, Math.floor(written.length * 0.4)),
): string | undefined {
  let best: string | undefined
  // replacing every letter is not a typo
  let distance = Math.min(edits + 1, Math.max(written.length, 2))
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= distance) continue
    const changes = editDistance(written.toLowerCase(), candidate.toLowerCase())
    if (changes < distance) [best, distance] = [candidate, changes]
  }
  return best
}

/** The largest edit distance of file names: `actor-editor` is no typo of `weather-editor`. */
export const editsOfName = (name: string): number => Math.ceil(name.length / 4)

/** « Возможно, «x»?» for the end of a message; empty if no candidate is similar. */
export function hint(written: string, candidates: Iterable<string>, edits?: number): string {
  const near = nearest(written, candidates, edits)
  return near === undefined ? '' : proposal(near, written)
}

/** Latin letters, and the Cyrillic letters that look like them. */
const latin = 'aeopcyxABEKMHOPCTX'
const cyrillic = 'аеорсухАВЕКМНОРСТХ'

/** « Возможно, «x»?». If both look the same, also names the first letter that differs. */
export function proposal(near: string, written: string): string {
  let at = 0
  while (at < near.length && near[at] === written[at]) at += 1
  const [wanted = '', found = ''] = [near[at], written[at]]
  const isLatin = latin.includes(found) && cyrillic[latin.indexOf(found)] === wanted
  const isCyrillic = cyrillic.includes(found) && latin[cyrillic.indexOf(found)] === wanted
  const where = `вместо ${isLatin ? 'русской' : 'латинской'} «${wanted}» у вас ${isLatin ? 'латинская' : 'русская'}`
  return ` Возможно, «${printable(near)}»${found !== '' && (isLatin || isCyrillic) ? ` (${where})` : ''}?`
}

/** The hint about a similar candidate, or « Есть: a, b.» with the first 20; empty without candidates. */
export function hintOrList(written: string, candidates: Iterable<string>): string {
  const names = [...candidates]
  if (names.length === 0) return ''
  return hint(written, names) || ` Есть: ${names.slice(0, 20).join(', ')}.`
}

/**
 * « Есть файл «…».» for a file of that name elsewhere, « Возможно, «…»?» for a similar name, or nothing. An
 * index counts as named like its folder. Of several files, the one in the most similar folders wins.
 */
export function fileHint(wanted: string, from: string, files: Iterable<string>): string {
  const paths = [...files]
  const target = pagePath(path.posix.join(path.posix.dirname(from), wanted))
  const name = lastName(target)
  if (name === '') return ''
  const nearName = nearest(name, new Set(paths.map((file) => lastName(pagePath(file)))), editsOfName(name))
  if (nearName === undefined) return ''
  const [file = ''] = paths
    .filter((candidate) => lastName(pagePath(candidate)) === nearName)
    .toSorted((a, b) => commonNames(pagePath(b), target) - commonNames(pagePath(a), target))
  const written = asWritten(file, from)
  return nearName.toLowerCase() === name.toLowerCase()
    ? ` Есть файл «${written}».`
    : proposal(written, wanted)
}

/**
 * The path of a Markdown file without what its address leaves out: `api/README.md` and `api/api.md` are both
 * `api`. Other files keep their path.
 */
function pagePath(file: string): string {
  const [, page] = /^(.*)\.mdx?$/.exec(file) ?? []
  if (page === undefined) return file
  const names = page.split('/')
  const [last = '', folder] = [names.at(-1), names.at(-2)]
  return (folder !== undefined && /^(index|readme)$/i.test(last)) || last === folder
    ? names.slice(0, -1).join('/')
    : page
}

const lastName = (file: string): string => file.split('/').at(-1) ?? file

/** How many names two paths share at the start and at the end. */
function commonNames(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  return commonStart(a, b) + commonStart(a.toReversed(), b.toReversed())
}

function commonStart(a: string[], b: string[]): number {
  const end = a.findIndex((name, at) => name !== b[at])
  return end < 0 ? a.length : end
}

/** A path as written in the file at `from`: `../api/events.md`. Both are relative to the content root. */
function asWritten(file: string, from: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file)
  return relative.startsWith('.') ? relative : `./${relative}`
}
