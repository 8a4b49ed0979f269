import type { ResolvedUrl } from '@/lib/markdown/resolve-element'
import { withBasePath } from '../ui/with-base-path'

/** A computed address, or one without a known page to resolve it from. */
export const plainUrl = (url: string): ResolvedUrl => ({
  href: withBasePath(url),
  isExternal: /^(https?:)?\/\//i.test(url),
})
