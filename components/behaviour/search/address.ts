/** A question in the address of the page of the search. */
import type { SearchKind } from '@/lib/search/types'
import { isKind } from './kinds'

/** Address of the page for a question. */
export function searchAddress(text: string, kind: SearchKind | undefined): string {
  const query = new URLSearchParams({ ...(text !== '' && { q: text }), ...(kind && { kind }) }).toString()
  return SETTINGS.searchPage + (query === '' ? '' : `?${query}`)
}

/** The question in the query of an address; what is not a filter of readers is left out. */
export function questionIn(search: string): [text: string, kind: SearchKind | undefined] {
  const query = new URLSearchParams(search)
  const kind = query.get('kind')
  return [query.get('q') ?? '', isKind(kind) ? kind : undefined]
}
