/** What stands in place of results: recent queries and tips, nothing found, a failure. */
import { useState } from 'react'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Icon } from '../ui/icon'
import { forget, forgetAll, recentQueries } from './recent-queries'
import { basePath } from './search-address'

interface StartMessageProps {
  ask: (query: string) => void
  /** Called when a query is forgotten, and its button with it: the focus must go somewhere. */
  onForget: () => void
}

/** Recent queries, each with a button that forgets it; tips when there are none. */
export function StartMessage({ ask, onForget }: StartMessageProps) {
  const [recent, setRecent] = useState(recentQueries)
  const forgetting = (remove: () => void) => () => {
    remove()
    setRecent(recentQueries())
    onForget()
  }
  if (recent.length === 0) return <Tips />
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

export const Tips = () => <p>{searchStrings.tips}</p>

/** Links to whole sections, unless the page has them anyway. */
export const NothingFound = ({ query, sections }: { query: string; sections: LabelledLink[] }) => (
  <>
    <h2>{searchStrings.nothing(query)}</h2>
    <p>
      {searchStrings.nothingTips}
      {sections.length > 0 && ` ${searchStrings.nothingSections}`}
    </p>
    {sections.length > 0 && (
      <ul className="sections">
        {sections.map(({ label, permalink }) => (
          <li key={permalink}>
            <a href={basePath + permalink}>{label}</a>
          </li>
        ))}
      </ul>
    )}
  </>
)

export const Failure = ({ retry }: { retry: () => void }) => (
  <>
    <p role="alert">{searchStrings.failed}</p>
    <MessageButton label={searchStrings.retry} onClick={retry} />
  </>
)

export const MessageButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="button" onClick={onClick}>
    {label}
  </button>
)
