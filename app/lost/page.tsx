import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'

const { errors } = strings

export const metadata: Metadata = {
  title: `${errors.notFoundTitle} — ${config.title}`,
  description: errors.notFoundText,
  robots: { index: false },
}

/** What readers get at any address without a page: the build makes `404.html` of it. */
export default function Lost() {
  return <NotFoundPage />
}
