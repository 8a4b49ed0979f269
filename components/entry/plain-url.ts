import type { ResolvedUrl } from '@/lib/markdown/resolve-element'
import { withBasePath } from '../ui/with-base-path'

/** An address that code has computed, or that stands where no page is known. */
export const plainUrl = (url: string): ResolvedUrl => ({
  href: withBasePath(url),
  isExternal: /^(https?:)?\/\//i.test(url),
})
