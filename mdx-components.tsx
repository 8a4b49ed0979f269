import { entryComponents } from '@/components/mdx/registry'

/** For a text that a module of an author imports, no page hands over its components: addresses stay as they are written there. */
const components = entryComponents({ resolve: (href) => ({ href }), cards: [] })

/** The convention of Next.js: what names in `.mdx` files mean. */
export const useMDXComponents = () => components
