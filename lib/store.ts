/**
 * A store of results on disk, for work that is slow and gives the same for the same input. It may be deleted at any time; an
 * entry that is damaged counts as missing.
 */
import fs from 'node:fs'
import path from 'node:path'
import { hashOf } from './text/hash-of'

const root = '.cache/store'
const sumLength = 16

const sumOf = (text: string): string => hashOf(text).slice(0, sumLength)

const fileOf = (kind: string, key: string): string =>
  path.join(root, kind, key.slice(0, 2), `${key.slice(2)}.json`)

/** What is stored under a key; `undefined` when nothing is, or nothing whole. */
export function readStored(kind: string, key: string): unknown {
  let text: string
  try {
    text = fs.readFileSync(fileOf(kind, key), 'utf8')
  } catch {
    return undefined
  }
  const json = text.slice(sumLength)
  return sumOf(json) === text.slice(0, sumLength) ? (JSON.parse(json) as unknown) : undefined
}

/** Stores plain data under a key. */
export function writeStored(kind: string, key: string, value: unknown): void {
  const file = fileOf(kind, key)
  const json = JSON.stringify(value)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // other processes must never see half an entry
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, sumOf(json) + json)
  fs.renameSync(draft, file)
}

/** What is stored under a key; where nothing is, `make` makes it, and it is stored. It must be plain data. */
export async function stored<T>(kind: string, key: string, make: () => Promise<T>): Promise<T> {
  const kept = readStored(kind, key)
  if (kept !== undefined) return kept as T // the same call has written it
  const made = await make()
  writeStored(kind, key, made)
  return made
}
