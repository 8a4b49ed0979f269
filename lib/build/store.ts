/** A disk cache for slow work. It may be deleted at any time; an unreadable entry counts as missing. */
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { markUsed } from './unused-files.mjs'

export const storeFolder = '.cache/store'

const fileOf = (kind: string, key: string): string =>
  path.join(storeFolder, kind, key.slice(0, 2), `${key.slice(2)}.bin`)

export const isCached = (kind: string, key: string): boolean => fs.existsSync(fileOf(kind, key))

export function readCached(kind: string, key: string): unknown {
  try {
    const file = fileOf(kind, key)
    const data: unknown = v8.deserialize(fs.readFileSync(file))
    markUsed(file)
    return data
  } catch {
    return undefined // not stored yet, or damaged
  }
}

/** Stores plain data, which may contain bytes. */
export const writeCached = (kind: string, key: string, value: unknown): void =>
  writeAtomically(fileOf(kind, key), v8.serialize(value))

/** Writes a file atomically, because another process may be reading it. */
export function writeAtomically(file: string, bytes: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, bytes)
  fs.renameSync(draft, file)
}

/** Returns the data under a key, or makes and stores it. `make` must return plain data. */
export async function readOrMake<T>(kind: string, key: string, make: () => Promise<T>): Promise<T> {
  const kept = readCached(kind, key)
  if (kept !== undefined) return kept as T // written by the same call
  const made = await make()
  writeCached(kind, key, made)
  return made
}
