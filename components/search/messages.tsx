/** What stands in place of results or below them: recent queries and tips, nothing found, a failure, a button for more. */
import { useState } from 'react'
import type { SearchResult } from '@/lib/search/types'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Icon } from '../ui/icon'
import { forget, forgetAll, recentQueries } from './recent-queries'
import { basePath } from './search-address'
import type { SearchState, SearchView } from './use-search'

interface MessageProps {
  view: SearchView
  /** Recent queries are known to the browser only. */
  isHydrated: boolean
  /** Links for those who have found nothing. */
  sections: LabelledLink[]
  /** Shows more pages; undefined when there are no more. */
  onMore: (() => void) | undefined
  ask: SearchState['ask']
}

export function Message(props: MessageProps) {
  const content = contentOf(props)
  return (
    <div className="search-message" hidden={content === null}>
      {content}
    </div>
  )
}

function contentOf({ view, isHydrated, sections, onMore, ask }: MessageProps) {
  const { text = '', kind, limit } = view.question ?? {}
  if (view.status === 'loading') return <p>{searchStrings.loading}</p>
  if (view.status === 'start') return isHydrated ? <RecentQueries ask={ask} /> : <p>{searchStrings.tips}</p>
  if (view.status === 'failed') {
    return (
      <>
        <p role="alert">{searchStrings.failed}</p>
        <Button label={searchStrings.retry} onClick={() => ask(text, kind, limit)} />
      </>
    )
  }
  if (onMore) return <Button label={searchStrings.more} onClick={onMore} />
  if (view.result.groups.length > 0) return null
  if (kind === undefined || countOf(view.result) === 0)
    return <NothingFound text={text} sections={sections} />
  return (
    <>
      <p>{statusOf(view)}</p>
      <Button label={searchStrings.showAll} onClick={() => ask(text)} />
    </>
  )
}

/** How many pages of all kinds answer. */
const countOf = ({ totals }: SearchResult): number => totals.docs + totals.blog + totals.page

/** What is read out. */
export function statusOf(view: SearchView): string {
  if (view.status === 'loading') return searchStrings.loading
  if (view.status !== 'answered') return ''
  const { text, kind } = view.question
  if (view.result.total > 0) return searchStrings.found(view.result.total)
  const elsewhere = countOf(view.result)
  return kind && elsewhere > 0 ? searchStrings.nothingIn(kind, elsewhere) : searchStrings.nothing(text)
}

const Button = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="button" onClick={onClick}>
    {label}
  </button>
)

/** Each with a button that forgets it; tips when there are none. */
function RecentQueries({ ask }: { ask: SearchState['ask'] }) {
  const [recent, setRecent] = useState(recentQueries)
  const forgetting = (remove: () => void) => () => {
    remove()
    setRecent(recentQueries())
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

const NothingFound = ({ text, sections }: { text: string; sections: LabelledLink[] }) => (
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
