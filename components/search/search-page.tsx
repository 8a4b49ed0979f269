import { strings } from '@/lib/strings'
import type { LabelledLink } from '@/lib/view/types'
import { Lead } from '../ui/lead'
import type { SuggestionProps } from '../ui/overlay'
import { SearchBox } from './search-box.client'

/** The search page. Without JavaScript it offers alternatives. */
export const SearchPage = (props: SuggestionProps & { sections: LabelledLink[] }) => (
  <div className="page search-page">
    <h1>{strings.search.title}</h1>
    <noscript>
      <Lead>{strings.search.withoutScript}</Lead>
    </noscript>
    <SearchBox {...props} />
  </div>
)
