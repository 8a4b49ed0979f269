/** Addresses of the search page. They contain the question, so that they can be shared. */
import type { SearchKind } from '@/lib/search/index-files'
import { hrefOf } from '@/lib/text/url'

export function searchAddress(text: string, kind: SearchKind | undefined): string {
  const query = new URLSearchParams({ ...(text !== '' && { q: text }), ...(kind && { kind }) }).toString()
  return hrefOf('/search/') + (query === '' ? '' : `?${query}`)
}

/** The question in a query string; an unknown kind is ignored. */
export function questionIn(query: string): [text: string, kind: SearchKind | undefined] {
  const parameters = new URLSearchParams(query)
  const [kind] = /^(docs|blog|page)$/.exec(parameters.get('kind') ?? '') ?? []
  return [parameters.get('q') ?? '', kind as SearchKind | undefined]
}
