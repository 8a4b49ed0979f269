import { strings } from '@/lib/strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Frame } from '../layout/frame'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { SearchStart } from './search-start'

/**
 * The page of the search. What happens in it is `components/behaviour/search/search-page.ts`; without JavaScript it tells what to
 * do instead.
 */
export const SearchPage = ({ sections }: { sections: LabelledLink[] }) => (
  <Frame>
    <div className="page search-page">
      <h1>{strings.search.title}</h1>
      <noscript>
        <Lead>{strings.search.withoutScript}</Lead>
      </noscript>
      <SearchStart />
      <nav className="search-sections" aria-labelledby="search-sections">
        <h2 id="search-sections">{strings.search.sections}</h2>
        <ul>
          {sections.map(({ label, permalink }) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </Frame>
)
