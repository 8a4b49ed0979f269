import type { MDXComponents } from 'mdx/types'
import { entryComponents } from '@/components/mdx/entry-components'
import { registry } from '@/components/mdx/registry'

/** No page hands its components to a text that a module of an author imports: addresses stay as they are written there. */
const withoutPage = entryComponents({ resolve: (href) => ({ href }), cards: [] })

/** The convention of Next.js: what names in `.mdx` files mean. */
export const useMDXComponents = (): MDXComponents => ({ ...withoutPage, ...registry })
