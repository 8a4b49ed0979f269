import type { Metadata } from 'next'
import { SearchBox } from '@/components/search/search-box.client'
import { Lead } from '@/components/ui/text'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { headOf } from '@/lib/view/head'
import { searchOffer, siteSections } from '@/lib/view/site-sections'
import { site } from '../site'
import { SiteFrame } from '../site-frame'
import { withoutTitle } from '../without-title'
import '@/components/search/search.css'

const head = () => headOf(site(), { kind: 'search', permalink: '/search/' })

export const generateMetadata = (): Metadata => withoutTitle(head())

/** The search page, `/search/?q=…`. Without JavaScript it offers alternatives. */
export default function Page() {
  return (
    <SiteFrame>
      <title>{head().title}</title>
      <div className="page search-page">
        <h1>{strings.search.title}</h1>
        <noscript>
          <Lead>{strings.search.withoutScript}</Lead>
        </noscript>
        <SearchBox
          sections={siteSections(site())}
          offer={searchOffer(site())}
          assistants={config.assistants.ask}
        />
      </div>
    </SiteFrame>
  )
}
