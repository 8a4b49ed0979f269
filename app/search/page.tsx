import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/search-page'
import { siteSections } from '@/lib/view/sections'
import { routeMetadata } from '../metadata'
import '@/components/search/search.css'

export const generateMetadata = (): Metadata => routeMetadata({ kind: 'search', permalink: '/search/' })

/** The search as a page of its own: its address holds the question. */
export default function Page() {
  return <SearchPage sections={siteSections()} />
}
