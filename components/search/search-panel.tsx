import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { searchStrings } from '@/lib/strings/search-strings'
import type { SuggestionProps } from '../ui/overlay'
import { Announcer } from './announcer'
import { useOptions } from './keyboard'
import { Message } from './message'
import { remember } from './recent-queries'
import { ResultList } from './result-list'
import { KindFilter, SearchField } from './search-field'
import { pagesShown, type SearchState } from './use-search'

interface SearchPanelProps extends SuggestionProps {
  search: SearchState
  /** Whether the field is a combobox, which keeps focus while keys move through its options. */
  isListBox: boolean
  /** Called when the reader opens a result in this tab. */
  onFollow?: () => void
  children?: ReactNode
}

/** Prefix of the ids of all results. */
const id = 'siteFound'

/** The search in the dialog and on the page: field, filter, results, messages. */
export function SearchPanel({ search, isListBox, onFollow, children, ...suggestions }: SearchPanelProps) {
  const { question, view, ask, whenAnswered } = search
  const list = useRef<HTMLDivElement>(null)
  const { selected, select, press } = useFieldKeys(search, list, isListBox)
  const { result } = view
  const count = result?.groups.length ?? 0
  const note = result?.corrected !== undefined && count > 0 ? searchStrings.corrected(result.corrected) : ''

  useEffect(() => {
    if (isListBox) list.current?.scrollTo({ top: 0 })
  }, [isListBox, result])

  const askForMore = () => {
    if (!question) return
    ask(question.text, question.kind, count + pagesShown.onPage)
    whenAnswered(() =>
      list.current?.querySelector<HTMLElement>(`.hit-page:nth-child(${count + 1}) a`)?.focus(),
    )
  }
  return (
    <>
      <SearchField
        search={search}
        options={isListBox ? { list: `${id}-list`, selected } : undefined}
        onKeyDown={press}
      >
        {children}
      </SearchField>
      <KindFilter search={search} isListBox={isListBox} />
      <p className="hit-note">{note}</p>
      <ResultList
        ref={list}
        view={view}
        state={{ id, isListBox, selected }}
        onSelect={select}
        onFollow={(isHere) => {
          rememberQuestion(search)
          if (isHere) onFollow?.()
        }}
      />
      {/* the key makes React insert new elements: these do not count as layout shift */}
      <div key={result ? 'below' : 'instead'} className="search-message">
        <Message
          {...suggestions}
          search={search}
          onFollow={onFollow}
          onMore={result && result.total > count && !isListBox ? askForMore : undefined}
        />
      </div>
      <Announcer view={view} note={note} />
    </>
  )
}

const rememberQuestion = ({ field }: SearchState) => remember(field.current?.value.trim() ?? '')

/** The keys of the field: arrows select an option, Enter opens it or moves focus to the first result. */
function useFieldKeys(search: SearchState, list: RefObject<HTMLDivElement | null>, isListBox: boolean) {
  const { result } = search.view
  const [best] = result?.groups ?? []
  const first = best && `${id}-0-${best.isWhole ? 0 : 1}`
  const options = useOptions(list, isListBox ? first : undefined, result)

  const openSelected = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    const option = list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')
    if (!option) return document.getElementById(first ?? '')?.focus()
    if (!ctrlKey && !metaKey) return option.click()
    rememberQuestion(search)
    window.open(option.href, '_blank', 'noopener')
  }
  const press = (event: KeyboardEvent) => {
    // The keys of an input method are not for the lists around the field either. Safari ends a composition
    // before the Enter that confirms it, which has this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return event.stopPropagation()
    if (event.key !== 'Enter') return options.press(event)
    event.preventDefault()
    // Enter may come before the answer
    search.whenAnswered(() => openSelected(event))
  }
  return { ...options, press }
}
