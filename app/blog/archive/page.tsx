import type { Metadata } from 'next'
import { ArchivePage } from '@/components/blog/archive-page'
import { StructuredData } from '@/components/ui/structured-data'
import { archiveYears } from '@/lib/view/blog'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { site } from '../../site'

const route = { kind: 'archive', permalink: '/blog/archive/' } as const

export const generateMetadata = (): Metadata => headOf(site(), route)

/** All posts by year. */
export default function Page() {
  return (
    <>
      <ArchivePage archive={archiveYears(site())} />
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}
