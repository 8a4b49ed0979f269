import { strings } from '@/lib/strings'
import type { LabelledLink } from '@/lib/view/types'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import type { SuggestionProps } from '../ui/overlay'
import { SearchBox } from './search-box.client'

/** The search page. Without JavaScript it offers alternatives. */
export const SearchPage = ({ sections, ...props }: SuggestionProps & { sections: LabelledLink[] }) => (
  <div className="page search-page">
    <h1>{strings.search.title}</h1>
    <noscript>
      <Lead>{strings.search.withoutScript}</Lead>
    </noscript>
    <SearchBox {...props} />
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
)
