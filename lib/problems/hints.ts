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

/** The candidate with the smallest edit distance, if it is likely meant. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  // a word of which nothing is left is another word
  let distance = Math.min(Math.max(2, Math.floor(written.length * 0.4)) + 1, Math.max(written.length, 2))
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= distance) continue
    const edits = editDistance(written.toLowerCase(), candidate.toLowerCase())
    if (edits < distance) [best, distance] = [candidate, edits]
  }
  return best
}

/** « Возможно, «x»?» for the end of a message, or nothing. */
export function hint(written: string, candidates: Iterable<string>): string {
  const near = nearest(written, candidates)
  return near === undefined ? '' : proposal(near, written)
}

/** Latin letters, and the Cyrillic ones that look the same. */
const latin = 'aeopcyxABEKMHOPCTX'
const cyrillic = 'аеорсухАВЕКМНОРСТХ'

/** « Возможно, «x»?», naming the differing letter if it looks the same. */
export function proposal(near: string, written: string): string {
  let at = 0
  while (at < near.length && near[at] === written[at]) at += 1
  const [wanted = '', found = ''] = [near[at], written[at]]
  const isLatin = latin.includes(found) && cyrillic[latin.indexOf(found)] === wanted
  const isCyrillic = cyrillic.includes(found) && latin[cyrillic.indexOf(found)] === wanted
  const where = `вместо ${isLatin ? 'русской' : 'латинской'} «${wanted}» у вас ${isLatin ? 'латинская' : 'русская'}`
  return ` Возможно, «${printable(near)}»${found !== '' && (isLatin || isCyrillic) ? ` (${where})` : ''}?`
}

/** The same, or « Есть: a, b.» with the first 20 if nothing is similar; nothing without candidates. */
export function hintOrList(written: string, candidates: Iterable<string>): string {
  const names = [...candidates]
  if (names.length === 0) return ''
  return hint(written, names) || ` Есть: ${names.slice(0, 20).join(', ')}.`
}

/** ` Есть файл «…».` for a file of that name elsewhere, ` Возможно, «…»?` for the nearest path or name, or nothing. */
export function fileHint(wanted: string, from: string, files: Iterable<string>): string {
  const paths = [...files]
  const name = fileName(wanted).toLowerCase()
  const same = paths.find((file) => fileName(file).toLowerCase() === name)
  if (same !== undefined) return ` Есть файл «${asWritten(same, from)}».`
  const nearName = nearest(name, paths.map(fileName))
  const file = paths.find((candidate) => fileName(candidate) === nearName)
  return file === undefined ? '' : proposal(asWritten(file, from), wanted)
}

const fileName = (file: string): string => file.split('/').at(-1) ?? file

/** The path of a file relative to the file at `from`: `../api/events.md`. Both are relative to the content root. */
function asWritten(file: string, from: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file)
  return relative.startsWith('.') ? relative : `./${relative}`
}
