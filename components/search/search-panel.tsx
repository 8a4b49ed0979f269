import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
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
  const { field, question, view, ask, whenAnswered } = search
  const list = useRef<HTMLDivElement>(null)
  const { result } = view
  const count = result?.groups.length ?? 0
  const [best] = result?.groups ?? []
  const first = best && `${id}-0-${best.isWhole ? 0 : 1}`
  const options = useOptions(list, isListBox ? first : undefined, result)
  const note = result?.corrected !== undefined && count > 0 ? searchStrings.corrected(result.corrected) : ''

  useEffect(() => {
    if (isListBox) list.current?.scrollTo({ top: 0 })
  }, [isListBox, result])

  const rememberText = () => remember(field.current?.value.trim() ?? '')
  const openSelected = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    const option = list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')
    if (!option) return document.getElementById(first ?? '')?.focus()
    if (!ctrlKey && !metaKey) return option.click()
    rememberText()
    window.open(option.href, '_blank', 'noopener')
  }
  const press = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that confirms it, which has this code
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter') return options.press(event)
    event.preventDefault()
    // Enter may come before the answer
    whenAnswered(() => openSelected(event))
  }
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
        options={isListBox ? { list: `${id}-list`, selected: options.selected } : undefined}
        onKeyDown={press}
      >
        {children}
      </SearchField>
      <KindFilter search={search} isListBox={isListBox} />
      <p className="hit-note">{note}</p>
      <ResultList
        ref={list}
        view={view}
        state={{ id, isListBox, selected: options.selected }}
        onSelect={options.select}
        onFollow={(isHere) => {
          rememberText()
          if (isHere) onFollow?.()
        }}
      />
      {/* the key makes React insert new elements: these do not count as layout shift */}
      <div key={view.status === 'answered' ? 'below' : 'instead'} className="search-message">
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
