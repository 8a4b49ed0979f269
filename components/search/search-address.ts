import type { SearchKind } from '@/lib/search/index-files'
import { hrefOf } from '@/lib/text/url'

/** The address of the search page with a question, which `search-box.client.tsx` reads there. */
export function searchAddress(text: string, kind: SearchKind | undefined): string {
  const query = new URLSearchParams({ ...(text !== '' && { q: text }), ...(kind && { kind }) }).toString()
  return hrefOf('/search/') + (query === '' ? '' : `?${query}`)
}
