import Link from '@/components/docusaurus/link'
import { plainUrl } from '@/components/ui/with-base-path'
import { entryComponents } from '@/components/entry/registry'

/** Components for a text that an author's module imports. `Link` gets the page from a React context. */
const components = { ...entryComponents({ resolve: plainUrl, cards: [] }), a: Link, PageLink: Link }

/** A Next.js convention: components for `.mdx` files. */
export const useMDXComponents = () => components
