/** What stands in place of results or below them: recent queries and tips, nothing found, a failure, a button for more. */
import { useEffect, useState } from 'react'
import type { SearchResult } from '@/lib/search/search'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Icon } from '../ui/icon'
import { forget, forgetAll, recentQueries } from './recent-queries'
import { basePath } from './search-address'
import type { SearchState, SearchView } from './use-search'

interface MessageProps {
  search: SearchState
  /** Links for those who have found nothing. */
  sections: LabelledLink[]
  /** Shows more pages; undefined when there are no more. */
  onMore: (() => void) | undefined
}

export function Message({ search, sections, onMore }: MessageProps) {
  const { view, field } = search
  const { result, question: { text, kind, limit } = { text: '' } } = view
  const ask: SearchState['ask'] = (...question) => {
    search.ask(...question)
    // what was pressed goes away with its message: the focus must not go with it
    field.current?.focus()
  }
  if (view.status === 'loading') return <p>{searchStrings.loading}</p>
  if (view.status === 'start') return <RecentQueries ask={ask} isHydrated={view.question !== undefined} />
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
      <p>
        {searchStrings.nothingTips}
        {sections.length > 0 && ` ${searchStrings.nothingSections}`}
      </p>
      <ul className="sections">
        {sections.map(({ label, permalink }) => (
          <li key={permalink}>
            <a href={basePath + permalink}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many pages of all kinds answer. */
export const totalOf = ({ totals }: SearchResult): number => totals.docs + totals.blog + totals.page

/** What is read out. */
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

/** Each with a button that forgets it; tips when there are none, or the page is not hydrated. */
function RecentQueries({ ask, isHydrated }: { ask: SearchState['ask']; isHydrated: boolean }) {
  const recent = isHydrated ? recentQueries() : []
  // a question renders what is left
  const forgetting = (remove: () => void) => () => {
    remove()
    ask('')
  }
  if (recent.length === 0) return <p>{searchStrings.tips}</p>
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

/** How long the reader has to stop typing before anything is read out, in milliseconds. */
const calm = 600

/**
 * A region that screen readers read out, anew for each view, also when the text is the same. It is part of the dialog, since what
 * is outside of an open one is silent.
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
