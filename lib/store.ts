/**
 * A cache on disk, for work that is slow and gives the same result for the same input. It may be deleted at any time; an entry that
 * cannot be read counts as missing.
 */
import fs from 'node:fs'
import path from 'node:path'

const fileOf = (kind: string, key: string): string =>
  path.join('.cache/store', kind, key.slice(0, 2), `${key.slice(2)}.json`)

/** The data under a key; `undefined` when there is none. */
export function readStored(kind: string, key: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(fileOf(kind, key), 'utf8')) as unknown
  } catch {
    return undefined // not stored yet, or damaged
  }
}

/** Stores plain data under a key. */
export function writeStored(kind: string, key: string, value: unknown): void {
  const file = fileOf(kind, key)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // written aside and renamed: a process that reads at the same time must not see half an entry
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(value))
  fs.renameSync(draft, file)
}

/** The data under a key; when there is none, `make` makes it, and it is stored. It must be plain data. */
export async function stored<T>(kind: string, key: string, make: () => Promise<T>): Promise<T> {
  const kept = readStored(kind, key)
  if (kept !== undefined) return kept as T // the same call has written it
  const made = await make()
  writeStored(kind, key, made)
  return made
}
