import { jsonLd, type Thing } from '@/lib/view/structured-data'

/** What search engines read of a page: data, which no browser runs. */
export const StructuredData = ({ things }: { things: Thing[] }) => <JsonLd text={jsonLd(things)} />

/** JSON-LD that is a text already; nothing where it is empty. */
export const JsonLd = ({ text }: { text: string }) =>
  text === '' ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
