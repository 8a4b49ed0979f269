import { searchChange, useSearch } from './router'

interface SetOptions {
  /** Adds an entry to the history. */
  push?: boolean
}
type SetValue = (value: string | null, options?: SetOptions) => void
type SetList = (update: string[] | ((values: string[]) => string[]), options?: SetOptions) => void

/** What the address has under a key in its query; `null` if nothing, and while prerendering. */
export function useQueryStringValue(key: string | null): string | null {
  const search = useSearch()
  return key === null ? null : new URLSearchParams(search).get(key)
}

/** The value under a key in the query, or an empty string, and a function that writes another. */
export function useQueryString(key: string): [string, SetValue] {
  const value = useQueryStringValue(key) ?? ''
  return [value, (next, options) => setSearch(withValues(location.search, key, next ? [next] : []), options)]
}

/** All values under a key, and a function that writes others. */
export function useQueryStringList(key: string): [string[], SetList] {
  const set: SetList = (update, options) => {
    const { search } = location
    const next = Array.isArray(update) ? update : update(new URLSearchParams(search).getAll(key))
    setSearch(withValues(search, key, next), options)
  }
  return [new URLSearchParams(useSearch()).getAll(key), set]
}

export const useClearQueryString = () => () => setSearch('')

/** The query `search` with `values` in place of those under `key`. */
export function withValues(search: string, key: string, values: string[]): string {
  const query = new URLSearchParams(search)
  query.delete(key)
  for (const value of values) query.append(key, value)
  return query.size > 0 ? `?${String(query)}` : ''
}

function setSearch(search: string, { push = false }: SetOptions = {}): void {
  const address = location.pathname + search + location.hash
  history[push ? 'pushState' : 'replaceState'](history.state, '', address)
  dispatchEvent(new Event(searchChange))
}
