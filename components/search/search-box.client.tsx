'use client'

import { useEffect, useRef } from 'react'
import { searchKinds, type SearchKind } from '@/lib/search/index-files'
import { searchId } from '@/lib/shell-ids'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/types'
import type { SuggestionProps } from '../ui/overlay'
import { moveResultFocus } from './keyboard'
import { searchAddress } from './search-address'
import { SearchPanel } from './search-panel'
import { Offer } from './start'
import { pagesShown, totalOf, useSearch, type SearchState } from './use-search'

/** The search on its own page, with links to the pages that list all others. */
export function SearchBox({ sections, ...props }: SuggestionProps & { sections: LabelledLink[] }) {
  const search = useSearch(pagesShown.onPage)
  useSearchAddress(search)
  const { status, question, result } = search.view
  // without results, the message offers pages instead
  const isNothing = result !== undefined && totalOf(result) === 0
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it */}
      <search className="search" id={searchId} onKeyDown={moveResultFocus}>
        <SearchPanel {...props} search={search} isListBox={false} />
      </search>
      {/* the key inserts a new element with each answer: new elements do not count as layout shift */}
      {!isNothing && (
        <nav
          key={JSON.stringify([status, question])}
          className="search-sections"
          aria-labelledby="search-sections"
        >
          <h2 id="search-sections">{searchStrings.sections}</h2>
          <Offer pages={sections} />
        </nav>
      )}
    </>
  )
}

/** How long a question must stay before the address changes, in milliseconds: browsers limit the rate. */
const addressDelay = 300

/** A place in the results, kept in the history entry: they arrive too late for the browser to restore it. */
interface ScrollPlace {
  /** The query string, since results of another question have other positions. */
  query: string
  shown: number
  top: number
}

/** The question in the address of the page; an unknown kind is ignored. */
function addressedQuestion(): [text: string, kind: SearchKind | undefined] {
  const parameters = new URLSearchParams(location.search)
  const kind = searchKinds.find((one) => one === parameters.get('kind'))
  return [parameters.get('q') ?? '', kind]
}

/** Keeps question and address in sync, and restores the scroll position on Back. */
function useSearchAddress({ field, question, view, ask }: SearchState): void {
  /** Scroll position to restore once there are results. */
  const place = useRef<ScrollPlace>(undefined)
  useEffect(() => {
    const { pathname } = location
    const events = new AbortController()
    const onThisPage = (act: () => void) => () => location.pathname === pathname && act()
    const askAddress = onThisPage(() => {
      const { searchPlace } = (history.state ?? {}) as { searchPlace?: ScrollPlace } // written below
      if (searchPlace?.query === location.search && searchPlace.shown > 0) place.current = searchPlace
      ask(...addressedQuestion(), place.current?.shown)
    })
    const keepPlace = onThisPage(() => {
      const shown = document.querySelectorAll('.search .hit-page').length
      const searchPlace: ScrollPlace = { query: location.search, shown, top: scrollY }
      history.replaceState({ ...history.state, searchPlace }, '')
    })
    // text typed before hydration wins over the address
    const typed = window.keptText || field.current?.value
    window.keptText = undefined
    if (typed) ask(typed)
    else askAddress()
    if (field.current?.value === '') field.current.focus({ preventScroll: true })
    addEventListener('popstate', askAddress, { signal: events.signal })
    // `pagehide` is too late: browsers ignore history changes by then. Safari before 26.2 has no `scrollend`.
    for (const type of ['scrollend', 'click'])
      addEventListener(type, keepPlace, { capture: true, signal: events.signal })
    return () => events.abort()
  }, [field, ask])

  useEffect(() => {
    if (!question) return undefined
    const timer = setTimeout(() => {
      const address = searchAddress(question.text, question.kind)
      if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [question])

  useEffect(() => {
    if (!view.result || !place.current) return
    scrollTo({ top: place.current.top, behavior: 'instant' })
    place.current = undefined
  }, [view])
}
