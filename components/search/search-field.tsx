import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import type { SearchKind, SearchResult } from '@/lib/search/types'
import { searchStrings } from '@/lib/strings/search-strings'
import { Icon } from '../ui/icon'
import { countOf } from './messages'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** Where the field is a combobox: id of the list box, and of the option that Enter opens. */
  options: { list: string; selected: string | undefined } | undefined
  onInput: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The field that the reader types into. */
export const SearchField = ({ field, options, onInput, onKeyDown, children }: SearchFieldProps) => (
  <div className="query">
    <Icon name="search" />
    <input
      ref={field}
      type={options ? 'text' : 'search'}
      aria-label={searchStrings.field}
      placeholder={searchStrings.placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
      onKeyDown={onKeyDown}
      {...(options && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': options.selected !== undefined,
        'aria-controls': options.list,
        'aria-activedescendant': options.selected,
      })}
    />
    {children}
  </div>
)

interface KindFilterProps {
  chosen: SearchKind | undefined
  result: SearchResult | undefined
  isDisabled: boolean
  onChoose: (kind: SearchKind | undefined, isByPointer: boolean) => void
}

/** The filter: all, documentation, blog, with the number of pages in each that answer. */
export const KindFilter = ({ chosen, result, isDisabled, onChoose }: KindFilterProps) => (
  <div className="kinds" role="group" aria-label={searchStrings.kinds}>
    {([undefined, 'docs', 'blog'] as const).map((kind) => (
      <button
        key={kind ?? ''}
        type="button"
        aria-pressed={kind === chosen}
        disabled={isDisabled}
        onClick={({ detail }) => onChoose(kind, detail > 0)}
      >
        {kind ? searchStrings.kindNames[kind] : searchStrings.all}{' '}
        <span className="num">{result && (kind ? result.totals[kind] : countOf(result))}</span>
      </button>
    ))}
  </div>
)
