import type { MDXComponents } from 'mdx/types'
import { plainElements, registry } from '@/components/mdx/registry'

/** The convention of Next.js: what names in `.mdx` files mean. */
export const useMDXComponents = (): MDXComponents => ({ ...plainElements, ...registry })
