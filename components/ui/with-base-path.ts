import { config } from '@/lib/site'
import { decodePath, folderOf, joinPath, splitUrl } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import type { ResolvedUrl } from '@/lib/markdown/resolve-element'

/** Adds the base path to an address from an author or the bundler. */
export function withBasePath(url: string): string {
  if (!/^\/(?!\/)/.test(url) || url.startsWith(`${config.basePath}/_next/`)) return url
  const { path, query, hash } = splitUrl(url)
  return hrefOf(decodePath(path)) + query + hash
}

/** Resolves an address that is computed, or whose page is unknown. */
export const plainUrl = (url: string): ResolvedUrl => ({
  href: withBasePath(url),
  isExternal: /^(https?:)?\/\//i.test(url),
})

/** Resolves a computed address; a relative one starts from `base`, the page's address in Docusaurus. */
export function computedUrl(url: string, base: string): ResolvedUrl {
  const { path, query, hash } = splitUrl(url)
  const isRelative = path !== '' && !/^(\/|[a-z][a-z\d+.-]*:)/i.test(path)
  return plainUrl(isRelative ? `/${joinPath(folderOf(base), path)}${query}${hash}` : url)
}
