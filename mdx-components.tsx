import type { MDXComponents } from 'mdx/types'
import { plainElements } from '@/components/mdx/plain-elements'
import { registry } from '@/components/mdx/registry'

/** The convention of Next.js: what names in `.mdx` files mean. */
export const useMDXComponents = (): MDXComponents => ({ ...plainElements, ...registry })
