/** What is below an empty field: recent queries or tips, and popular pages. */
import { Fragment } from 'react'
import { searchStrings } from '@/lib/strings/search-strings'
import { hrefOf } from '@/lib/text/url'
import type { LabelledLink } from '@/lib/view/types'
import { Icon } from '../ui/icon'
import { forget, forgetAll, recentQueries } from './recent-queries'
import type { SearchState } from './use-search'

interface OfferProps {
  pages: LabelledLink[]
  onFollow?: () => void
}

export const Offer = ({ pages, onFollow }: OfferProps) => (
  <ul className="offer">
    {pages.map(({ label, permalink }) => (
      <li key={permalink}>
        <a className="again" href={hrefOf(permalink)} onClick={onFollow}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

interface StartProps extends OfferProps {
  ask: SearchState['ask']
  isHydrated: boolean
}

/** Shown before anything is typed. The browser keeps recent queries, so there are none before hydration. */
export function Start({ ask, isHydrated, pages, onFollow }: StartProps) {
  const recent = isHydrated ? recentQueries() : []
  return (
    <>
      {recent.length > 0 ? <RecentQueries ask={ask} recent={recent} /> : <p>{searchStrings.tips}</p>}
      {/* the key makes React insert new elements: these do not count as layout shift */}
      <Fragment key={recent.length > 0 ? 'below queries' : 'below tips'}>
        {pages.length > 0 && <h2>{searchStrings.start}</h2>}
        <Offer pages={pages} onFollow={onFollow} />
      </Fragment>
    </>
  )
}

function RecentQueries({ ask, recent }: { ask: SearchState['ask']; recent: string[] }) {
  // asking again renders the list anew
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
