import { plainUrl } from '@/components/ui/with-base-path'
import { entryComponents } from '@/components/entry/registry'

/** Used for a text that an author's module imports, which gets no components from a page. */
const components = entryComponents({ resolve: plainUrl, cards: [] })

/** A Next.js convention: components for `.mdx` files. */
export const useMDXComponents = () => components
