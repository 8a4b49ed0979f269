import { decodePath, encodeUnsafe, folderOf, joinPath, splitUrl } from '@/lib/text/path'
import type { ResolvedUrl } from '@/lib/markdown/resolve-element'

/** Inlined by the bundler. */
const basePath = process.env.BASE_PATH ?? ''

/** Prepends the base path to an address from an author or from the bundler. */
export function withBasePath(url: string): string {
  if (!/^\/(?!\/)/.test(url) || url.startsWith(`${basePath}/_next/`)) return url
  const { path, query, hash } = splitUrl(url)
  return basePath + encodeUnsafe(decodePath(path)) + query + hash
}

/** A computed address, or one without a known page to resolve it from. */
export const plainUrl = (url: string): ResolvedUrl => ({
  href: withBasePath(url),
  isExternal: /^(https?:)?\/\//i.test(url),
})

/** An address that code computes, for a page that is at `base` in Docusaurus: a relative one starts from there. */
export function computedUrl(url: string, base: string): ResolvedUrl {
  const { path, query, hash } = splitUrl(url)
  const isRelative = path !== '' && !/^(\/|[a-z][a-z\d+.-]*:)/i.test(path)
  return plainUrl(isRelative ? `/${joinPath(folderOf(base), path)}${query}${hash}` : url)
}
