import { plainUrl } from '@/components/ui/with-base-path'
import { entryComponents } from '@/components/entry/registry'

/** For a text that a module of an author imports, no page hands over its components. */
const components = entryComponents({ resolve: plainUrl, cards: [] })

/** The convention of Next.js: what names in `.mdx` files mean. */
export const useMDXComponents = () => components
