import type { Metadata } from 'next'
import { ArchivePage } from '@/components/blog/archive-page'
import { StructuredData } from '@/components/ui/structured-data'
import { byYear, listed } from '@/lib/blog/queries'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { site } from '../../site'

const route = { kind: 'archive', permalink: '/blog/archive/' } as const

export const generateMetadata = (): Metadata => headOf(site(), route)

/** All posts by year. */
export default function Page() {
  const archive = byYear(listed(site().posts)).map(({ year, posts }) => ({
    year,
    posts: posts.map(({ date, title, permalink: post }) => ({ date, title, permalink: post })).toReversed(),
  }))
  return (
    <>
      <ArchivePage archive={archive} />
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}
