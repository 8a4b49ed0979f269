import type { SearchResult } from '@/lib/search/create-search'
import { searchStrings } from '@/lib/strings/search-strings'
import type { SearchView } from './use-search'

export const totalOf = ({ totals }: SearchResult): number => totals.docs + totals.blog + totals.page

/** The outcome of a search, in words. */
export function statusOf({ status, question, result }: SearchView): string {
  if (status === 'loading') return searchStrings.loading
  if (!question || !result) return ''
  const { text, kind } = question
  if (result.total > 0) return searchStrings.found(result.total)
  const elsewhere = totalOf(result)
  return kind && elsewhere > 0 ? searchStrings.nothingIn(kind, elsewhere) : searchStrings.nothing(text)
}
