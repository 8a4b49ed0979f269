import { jsonLd, type Thing } from '@/lib/view/structured-data'

/** What search engines read of a page: data, which no browser runs. */
export function StructuredData({ things }: { things: Thing[] }) {
  const text = jsonLd(things)
  return text !== '' && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
