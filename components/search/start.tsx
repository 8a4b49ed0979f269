/** What is below an empty field: recent queries or tips, and popular pages. */
import { opensElsewhere } from '@/lib/browser/link-destination'
import { searchStrings } from '@/lib/strings/search-strings'
import { hrefOf } from '@/lib/text/url'
import type { LabelledLink } from '@/lib/view/types'
import { Icon } from '../ui/icon'
import { forget, recentQueries } from './recent-queries'
import type { SearchState } from './use-search'

interface OfferProps {
  title?: string
  pages: LabelledLink[]
  onFollow?: () => void
}

/** Links to pages, if any. */
export const Offer = ({ title, pages, onFollow }: OfferProps) =>
  pages.length > 0 && (
    <>
      {title && <h2>{title}</h2>}
      <ul className="offer">
        {pages.map(({ label, permalink }) => (
          <li key={permalink}>
            <a
              className="again"
              href={hrefOf(permalink)}
              onClick={(event) => opensElsewhere(event) || onFollow?.()}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )

interface StartProps extends OfferProps {
  ask: SearchState['ask']
  isHydrated: boolean
}

/** Shown before anything is typed. The browser keeps recent queries, so there are none before hydration. */
export function Start({ ask, isHydrated, ...offer }: StartProps) {
  const recent = isHydrated ? recentQueries() : []
  return (
    <>
      {recent.length > 0 ? (
        <RecentQueries ask={ask} recent={recent} />
      ) : (
        <>
          <p>{searchStrings.tips}</p>
          <p className="row">
            {searchStrings.examples.map((query) => (
              <button key={query} type="button" disabled={!isHydrated} onClick={() => ask(query)}>
                {query}
              </button>
            ))}
          </p>
        </>
      )}
      {/* the key makes React insert new elements: these do not count as layout shift */}
      <Offer key={String(recent.length > 0)} title={searchStrings.start} {...offer} />
    </>
  )
}

function RecentQueries({ ask, recent }: { ask: SearchState['ask']; recent: string[] }) {
  // asking again renders the list anew
  const forgetting = (queries: string[]) => () => {
    queries.forEach(forget)
    ask('')
  }
  return (
    <>
      <h2 id="siteRecent">{searchStrings.recent}</h2>
      <ul className="recent" aria-labelledby="siteRecent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="again" onClick={() => ask(query)}>
              <Icon name="search" />
              {query}
            </button>
            <button
              type="button"
              className="forget"
              aria-label={searchStrings.forget(query)}
              onClick={forgetting([query])}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="forget-all" onClick={forgetting(recent)}>
        {searchStrings.forgetAll}
      </button>
    </>
  )
}
