import Link from '@/components/docusaurus/link'
import { plainUrl } from '@/components/ui/with-base-path'
import { entryComponents } from '@/components/entry/registry'

/** Components for a text that an author's module imports: no page passes it components of its own. */
const components = { ...entryComponents({ resolve: plainUrl, cards: [] }), a: Link, PageLink: Link }

/** A Next.js convention: components for `.mdx` files. */
export const useMDXComponents = () => components
