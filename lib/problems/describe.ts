/** How values and near misses are put into a message. */
import leven from 'leven'
import { printable } from '../text/characters'

/** A value as it may be printed in one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'ничего'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)
  const line = printable(text.replace(/\s+/g, ' ').trim())
  if (line === '') return 'пусто'
  return `«${line.length > 60 ? `${line.slice(0, 60)}…` : line}»`
}

/** The candidate nearest to what was written, if it is near enough to be meant. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(written.length * 0.4))
  let best: string | undefined
  let distance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= distance) continue
    const edits = leven(written.toLowerCase(), candidate.toLowerCase())
    if (edits < distance) [best, distance] = [candidate, edits]
  }
  return best
}

/** « Возможно, «x»?» for the end of a message, or nothing. */
export function hint(written: string, candidates: Iterable<string>): string {
  const near = nearest(written, candidates)
  return near === undefined ? '' : ` Возможно, «${near}»?`
}

/** How many names a message lists. */
const mostNames = 20

/** The same, or « Есть: a, b.» where nothing is near, or nothing where there is none. */
export function hintOrList(written: string, candidates: Iterable<string>): string {
  const names = [...candidates]
  if (names.length === 0) return ''
  return hint(written, names) || ` Есть: ${names.slice(0, mostNames).join(', ')}.`
}
