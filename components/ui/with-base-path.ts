import { decodePath, encodeUnsafe, splitUrl } from '@/lib/text/path'

/** The bundler puts it in, so that browsers need not load all settings. */
const basePath = process.env.BASE_PATH ?? ''

/** An address that an author has written, or one that the bundler has made of a file. */
export function withBasePath(url: string): string {
  if (!/^\/(?!\/)/.test(url) || url.startsWith(`${basePath}/_next/`)) return url
  const { path, query, hash } = splitUrl(url)
  return basePath + encodeUnsafe(decodePath(path)) + query + hash
}
