/** The reader's successful queries, newest first, stored on this device only. */
import { readStored, writeStored } from '../ui/storage'

const storageKey = 'search-recent'
const limit = 6

export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, limit) : []
  } catch {
    return [] // not written by this site
  }
}

const keep = (queries: string[]) => writeStored(storageKey, JSON.stringify(queries.slice(0, limit)))

/** Puts a query first, and drops its prefixes and its spellings in another case. */
export function remember(query: string): void {
  const known = query.toLowerCase()
  keep([query, ...recentQueries().filter((other) => !known.startsWith(other.toLowerCase()))])
}

export const forget = (query: string): void => keep(recentQueries().filter((other) => other !== query))
