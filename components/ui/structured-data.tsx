import { jsonLd, type Thing } from '@/lib/view/structured-data'

/** What search engines read of a page: data, which no browser runs. */
export const StructuredData = ({ things }: { things: Thing[] }) =>
  things.length === 0 ? null : (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
  )
