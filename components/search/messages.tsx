/** Messages instead of results or below them: recent queries and tips, no results, a failure, a button for more. */
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import type { SearchResult } from '@/lib/search/search'
import { encodeUnsafe } from '@/lib/text/path'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/types'
import { ExternalMark, Icon } from '../ui/icon'
import type { Assistant, SiteProps } from '../ui/overlay'
import { forget, forgetAll, recentQueries } from './recent-queries'
import { basePath } from './search-address'
import type { SearchState, SearchView } from './use-search'

interface MessageProps extends SiteProps {
  search: SearchState
  /** Shows more pages; undefined if there are no more. */
  onMore: (() => void) | undefined
  /** Called when the reader follows a link in this tab. */
  onFollow: (() => void) | undefined
}

export function Message({ search, offer, assistants, onMore, onFollow }: MessageProps) {
  const { view, field } = search
  const { result, question: { text, kind, limit } = { text: '' } } = view
  const ask: SearchState['ask'] = (...question) => {
    search.ask(...question)
    // the pressed button disappears with its message: move focus first
    field.current?.focus()
  }
  if (view.status === 'loading') return <p>{searchStrings.loading}</p>
  if (view.status === 'start') {
    return (
      <Start ask={ask} isHydrated={view.question !== undefined} pages={offer.start} onFollow={onFollow} />
    )
  }
  if (!result) {
    return (
      <>
        <p role="alert">{searchStrings.failed}</p>
        <Button label={searchStrings.retry} onClick={() => ask(text, kind, limit)} />
      </>
    )
  }
  if (onMore) return <Button label={searchStrings.more} onClick={onMore} />
  if (result.total > 0) return null
  if (kind !== undefined && totalOf(result) > 0) {
    return (
      <>
        <p>{statusOf(view)}</p>
        <Button label={searchStrings.showAll} onClick={() => ask(text)} />
      </>
    )
  }
  return (
    <>
      <h2>{searchStrings.nothing(text)}</h2>
      <p>{searchStrings.nothingTips}</p>
      <Offer pages={offer.nothing} onFollow={onFollow}>
        {assistants.map((assistant) => (
          <li key={assistant.href}>
            <a className="again" href={questionAt(assistant, text)} target="_blank" rel="noopener noreferrer">
              {assistant.label}: «{text}»
              <ExternalMark />
            </a>
          </li>
        ))}
      </Offer>
    </>
  )
}

/** The address of an assistant with a question filled in. */
function questionAt({ href, parameter }: Assistant, question: string): string {
  const url = new URL(href)
  url.searchParams.set(parameter, question)
  return url.href
}

interface OfferProps {
  pages: LabelledLink[]
  onFollow: (() => void) | undefined
  children?: ReactNode
}

/** Suggested pages. */
const Offer = ({ pages, onFollow, children }: OfferProps) => (
  <ul className="recent">
    {pages.map(({ label, permalink }) => (
      <li key={permalink}>
        <a className="again" href={basePath + encodeUnsafe(permalink)} onClick={onFollow}>
          {label}
        </a>
      </li>
    ))}
    {children}
  </ul>
)

/** The number of pages found, of all kinds. */
export const totalOf = ({ totals }: SearchResult): number => totals.docs + totals.blog + totals.page

/** The text for screen readers. */
function statusOf({ status, question, result }: SearchView): string {
  if (status === 'loading') return searchStrings.loading
  if (!question || !result) return ''
  const { text, kind } = question
  if (result.total > 0) return searchStrings.found(result.total)
  const elsewhere = totalOf(result)
  return kind && elsewhere > 0 ? searchStrings.nothingIn(kind, elsewhere) : searchStrings.nothing(text)
}

const Button = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="button" onClick={onClick}>
    {label}
  </button>
)

interface StartProps extends OfferProps {
  ask: SearchState['ask']
  isHydrated: boolean
}

/** Recent queries or tips, and popular pages. Neither question nor queries are known before hydration. */
function Start({ ask, isHydrated, pages, onFollow }: StartProps) {
  const recent = isHydrated ? recentQueries() : []
  return (
    <>
      {recent.length > 0 ? <RecentQueries ask={ask} recent={recent} /> : <p>{searchStrings.tips}</p>}
      {/* a different element below recent queries than below tips: new elements do not count as layout shift */}
      <Fragment key={recent.length > 0 ? 'below queries' : 'below tips'}>
        {pages.length > 0 && <h2>{searchStrings.start}</h2>}
        <Offer pages={pages} onFollow={onFollow} />
      </Fragment>
    </>
  )
}

/** Each with a button to remove it. */
function RecentQueries({ ask, recent }: { ask: SearchState['ask']; recent: string[] }) {
  // asking again re-renders the list
  const forgetting = (remove: () => void) => () => {
    remove()
    ask('')
  }
  return (
    <>
      <h2 id="siteRecent">{searchStrings.recent}</h2>
      <ul className="recent" aria-labelledby="siteRecent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="again" onClick={() => ask(query)}>
              {query}
            </button>
            <button
              type="button"
              className="forget"
              aria-label={searchStrings.forget(query)}
              onClick={forgetting(() => forget(query))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="forget-all" onClick={forgetting(forgetAll)}>
        {searchStrings.forgetAll}
      </button>
    </>
  )
}

/** Debounce before anything is announced, in milliseconds. */
const calm = 600

/**
 * A live region, remounted for each view so that the same text is announced again. Inside the dialog, since regions outside an open dialog
 * are silent.
 */
export function Announcer({ view, note }: { view: SearchView; note: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(`${statusOf(view)} ${note}`.trim()), calm)
    return () => {
      clearTimeout(timer)
      setSaid('')
    }
  }, [view, note])
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  )
}
