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

/** What readers get at any address without a page; the export writes it as `404.html`. */
export default function NotFound() {
  return <NotFoundPage />
}
