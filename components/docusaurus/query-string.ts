import { searchChange, useSearch } from './router'

interface SetOptions {
  /** Whether to add an entry to the history instead of replacing the current one. */
  push?: boolean
}
type SetValue = (value: string | null, options?: SetOptions) => void
type SetList = (update: string[] | ((values: string[]) => string[]), options?: SetOptions) => void

/** The value of a query parameter; `null` if it is missing, and while prerendering. */
export function useQueryStringValue(key: string | null): string | null {
  const search = useSearch()
  return key === null ? null : new URLSearchParams(search).get(key)
}

/** The value of a query parameter, or an empty string, and a function that sets it. */
export function useQueryString(key: string): [string, SetValue] {
  const value = useQueryStringValue(key) ?? ''
  return [value, (next, options) => setSearch(withValues(location.search, key, next ? [next] : []), options)]
}

/** All values of a query parameter, and a function that sets them. */
export function useQueryStringList(key: string): [string[], SetList] {
  const set: SetList = (update, options) => {
    const { search } = location
    const next = Array.isArray(update) ? update : update(new URLSearchParams(search).getAll(key))
    setSearch(withValues(search, key, next), options)
  }
  return [new URLSearchParams(useSearch()).getAll(key), set]
}

export const useClearQueryString = () => () => setSearch('')

/** Replaces the values of one parameter in the query `search`. */
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
