import type { Metadata } from 'next'

/**
 * Metadata without the title. Pages render `<title>` themselves: `generateMetadata` streams it after the
 * page, and until then the tab would have no title.
 */
export const withoutTitle = (metadata: Metadata): Metadata => ({ ...metadata, title: null })
