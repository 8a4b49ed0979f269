import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/search-page'
import { headOf } from '@/lib/view/head'
import { siteSections } from '@/lib/view/docs'
import { site } from '../site'
import { SiteFrame } from '../site-frame'
import '@/components/search/search.css'

export const generateMetadata = (): Metadata => headOf(site(), { kind: 'search', permalink: '/search/' })

/** The search as a page of its own: its address holds the question. */
export default function Page() {
  return (
    <SiteFrame>
      <SearchPage sections={siteSections(site())} />
    </SiteFrame>
  )
}
