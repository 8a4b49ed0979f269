import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/search-page'
import { searchRoute } from '@/lib/load/build-routes'
import { config } from '@/lib/site'
import { headOf } from '@/lib/view/head'
import { searchOffer, siteSections } from '@/lib/view/site-facts'
import { withoutTitle } from '../pages-of'
import { site } from '../site'
import { SiteFrame } from '../site-frame'
import '@/components/search/search.css'

const head = () => headOf(site(), searchRoute)

export const generateMetadata = (): Metadata => withoutTitle(head())

/** The search page; its query string holds the question. */
export default function Page() {
  return (
    <SiteFrame>
      <title>{head().title}</title>
      <SearchPage
        sections={siteSections(site())}
        offer={{ ...searchOffer(site()), nothing: [] }}
        assistants={config.assistants.ask}
      />
    </SiteFrame>
  )
}
