import type { Metadata } from 'next'
import { ArchivePage } from '@/components/blog/archive-page'
import { byYear, listed } from '@/lib/blog/queries'
import { routeMetadata } from '../../metadata'
import { site } from '../../site'

const permalink = '/blog/archive/'

export const generateMetadata = (): Metadata => routeMetadata({ kind: 'archive', permalink })

/** All posts by year. */
export default function Page() {
  const archive = byYear(listed(site().posts)).map(({ year, posts }) => ({
    year,
    posts: posts.map(({ date, title, permalink: post }) => ({ date, title, permalink: post })).toReversed(),
  }))
  return <ArchivePage archive={archive} />
}
