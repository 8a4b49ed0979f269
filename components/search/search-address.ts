/** Addresses of the search: its page holds the question, so that it works as a link. */
import type { SearchKind } from '@/lib/search/index-files'

/** Of the site; the bundler puts it in, so that browsers need not load all settings. */
export const basePath = process.env.BASE_PATH ?? ''

const isKind = (value: string | null): value is SearchKind => /^(docs|blog|page)$/.test(value ?? '')

/** Address of the page for a question. */
export function searchAddress(text: string, kind: SearchKind | undefined): string {
  const query = new URLSearchParams({ ...(text !== '' && { q: text }), ...(kind && { kind }) }).toString()
  return `${basePath}/search/${query === '' ? '' : `?${query}`}`
}

/** The question in the query of an address; a kind that there is not is left out. */
export function questionIn(query: string): [text: string, kind: SearchKind | undefined] {
  const parameters = new URLSearchParams(query)
  const kind = parameters.get('kind')
  return [parameters.get('q') ?? '', isKind(kind) ? kind : undefined]
}
