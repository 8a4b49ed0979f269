/** What the reader has searched for and found, on this device only, the latest first. */
import { readStored, writeStored } from '../ui/storage'

const storageKey = 'search-recent'
const limit = 6

export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, limit) : []
  } catch {
    return [] // not written by us
  }
}

const keep = (queries: string[]) => writeStored(storageKey, JSON.stringify(queries.slice(0, limit)))

/** Puts a query first and drops duplicates in other case and its earlier prefixes. */
export function remember(query: string): void {
  const known = query.toLowerCase()
  keep([query, ...recentQueries().filter((other) => !known.startsWith(other.toLowerCase()))])
}

export const forget = (query: string): void => keep(recentQueries().filter((other) => other !== query))

export const forgetAll = (): void => keep([])
