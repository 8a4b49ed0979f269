import type { KeyboardEvent, ReactNode } from 'react'
import { searchKinds, type SearchKind } from '@/lib/search/index-files'
import { searchStrings } from '@/lib/strings/search-strings'
import { Icon } from '../ui/icon'
import { totalOf, type SearchState } from './use-search'

interface SearchFieldProps {
  search: SearchState
  /** The ids of the list box and of the option that Enter opens, if the field is a combobox. */
  options: { list: string; selected: string | undefined } | undefined
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

export const SearchField = ({
  search: { field, question, ask },
  options,
  onKeyDown,
  children,
}: SearchFieldProps) => (
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
      onInput={({ currentTarget }) => ask(currentTarget.value, question?.kind)}
      onKeyDown={onKeyDown}
      {...(options && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': options.selected !== undefined,
        'aria-controls': options.list,
        'aria-activedescendant': options.selected,
      })}
    />
    <button
      type="button"
      className="tool clear"
      aria-label={searchStrings.clear}
      onClick={() => {
        ask('', question?.kind)
        field.current?.focus()
      }}
    >
      <Icon name="close" />
    </button>
    {children}
  </div>
)

/**
 * Filters results by kind, with counts. So that nothing moves, kinds without results are disabled, and spaces as wide
 * as digits stand in for the first counts.
 */
export function KindFilter({ search, isListBox }: { search: SearchState; isListBox: boolean }) {
  const { field, question, ask } = search
  const { result } = search.view
  const totalIn = (kind?: SearchKind) => result && (kind ? result.totals[kind] : totalOf(result))
  const kinds = [undefined, ...searchKinds].filter(
    (kind) => kind !== 'page' || kind === question?.kind || totalIn(kind),
  )
  const choose = (kind: SearchKind | undefined, isByPointer: boolean) => {
    ask(field.current?.value ?? '', kind)
    // after a click, focus returns to the field; with the keyboard it stays
    if (isListBox && isByPointer) field.current?.focus()
  }
  if (result && totalOf(result) === 0 && question?.kind === undefined) return null
  return (
    <div className="kinds" role="group" aria-label={searchStrings.kinds}>
      {kinds.map((kind) => (
        <button
          key={kind ?? ''}
          type="button"
          aria-pressed={kind === question?.kind}
          disabled={!question || (kind && kind !== question.kind && totalIn(kind) === 0)}
          onClick={({ detail }) => choose(kind, detail > 0)}
        >
          {kind ? searchStrings.kindNames[kind] : searchStrings.all}{' '}
          <span className="num">{result ? totalIn(kind) || '' : '\u2007\u2007'}</span>
        </button>
      ))}
    </div>
  )
}
