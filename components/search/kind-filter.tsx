import type { SearchKind, SearchResult } from '@/lib/search/types'
import { searchStrings } from '@/lib/strings/search-strings'

interface KindFilterProps {
  chosen: SearchKind | undefined
  /** How many pages answer. */
  totals: SearchResult['totals'] | undefined
  isDisabled: boolean
  onChoose: (kind: SearchKind | undefined, isByPointer: boolean) => void
}

const kinds = [undefined, 'docs', 'blog'] as const

/** The filter: all, documentation, blog, with the number of pages in each. */
export const KindFilter = ({ chosen, totals, isDisabled, onChoose }: KindFilterProps) => (
  <div className="kinds" role="group" aria-label={searchStrings.kinds}>
    {kinds.map((kind) => (
      <button
        key={kind ?? ''}
        type="button"
        aria-pressed={kind === chosen}
        disabled={isDisabled}
        onClick={({ detail }) => onChoose(kind, detail > 0)}
      >
        {kind ? searchStrings.kindNames[kind] : searchStrings.all}{' '}
        <span className="num">
          {totals && (kind ? totals[kind] : totals.docs + totals.blog + totals.page)}
        </span>
      </button>
    ))}
  </div>
)
