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

/** The candidate with the smallest edit distance from what the author wrote, at most `edits`. */
export function nearest(
  written: string,
  candidates: Iterable<string>,
  edits = Math.max(2, Math.floor(written.length * 0.4)),
): string | undefined {
  let best: string | undefined
  // replacing every letter is not a typo
  let smallest = Math.min(edits + 1, Math.max(written.length, 2))
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= smallest) continue
    const distance = editDistance(written.toLowerCase(), candidate.toLowerCase())
    if (distance >= smallest) continue
    best = candidate
    smallest = distance
  }
  return best
}

/** The maximum edit distance of file names: `actor-editor` is no typo of `weather-editor`. */
export const editsOfName = (name: string): number => Math.ceil(name.length / 4)

/** « Возможно, «x»?» for the end of a message; empty if no candidate is similar. */
export function hint(written: string, candidates: Iterable<string>, edits?: number): string {
  const candidate = nearest(written, candidates, edits)
  return candidate === undefined ? '' : proposal(candidate, written)
}

/** Latin letters, and in the same order the Cyrillic letters that look like them. */
const latin = 'aeopcyxABEKMHOPCTX'
const cyrillic = 'аеорсухАВЕКМНОРСТХ'

/** « Возможно, «x»?». If both look the same, also names the first letter that differs. */
export function proposal(candidate: string, written: string): string {
  let index = 0
  while (index < candidate.length && candidate[index] === written[index]) index += 1
  const [expected = '', found = ''] = [candidate[index], written[index]]
  const isLatin = found !== '' && cyrillic[latin.indexOf(found)] === expected
  const isCyrillic = found !== '' && latin[cyrillic.indexOf(found)] === expected
  const where = `вместо ${isLatin ? 'русской' : 'латинской'} «${expected}» у вас ${isLatin ? 'латинская' : 'русская'}`
  return ` Возможно, «${printable(candidate)}»${isLatin || isCyrillic ? ` (${where})` : ''}?`
}

/** The hint about a similar candidate, or a list: « Есть: a, b и ещё 3.». Empty without candidates. */
export function hintOrList(written: string, candidates: Iterable<string>): string {
  const names = [...candidates]
  if (names.length === 0) return ''
  const more = names.length > 20 ? ` и ещё ${names.length - 20}` : ''
  return hint(written, names) || ` Есть: ${names.slice(0, 20).join(', ')}${more}.`
}

/**
 * Suggests a file for a missing one: « Есть файл «…».» if another folder has that name, « Возможно, «…»?» for a
 * similar name. An index counts as named like its folder. Files of the same section are preferred.
 */
export function fileHint(written: string, from: string, files: Iterable<string>): string {
  const paths = [...files].filter((file) => file !== from)
  const name = lastName(pagePath(path.posix.join(path.posix.dirname(from), written)))
  if (name === '') return ''
  const nearName = nearest(name, new Set(paths.map((file) => lastName(pagePath(file)))), editsOfName(name))
  if (nearName === undefined) return ''
  const named = paths.filter((candidate) => lastName(pagePath(candidate)) === nearName)
  const file = named.find((candidate) => sectionOf(candidate) === sectionOf(from)) ?? named[0] ?? ''
  const link = relativeLink(file, from)
  return nearName.toLowerCase() === name.toLowerCase() ? ` Есть файл «${link}».` : proposal(link, written)
}

/** The path of a page without the parts that its address omits: `api` for `api/README.md` and `api/api.md`. */
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

/** The section or version that a file is in: `docs`, `docs/api`, `versioned_docs/version-1.0`. */
const sectionOf = (file: string): string => path.posix.dirname(file).split('/').slice(0, 2).join('/')

/** The address of a file in a link of the file `from`, such as `../api/events.md` or `./events.md`. */
export function relativeLink(file: string, from: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file)
  return relative.startsWith('.') ? relative : `./${relative}`
}
