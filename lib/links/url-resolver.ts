import { pictureSources, type PictureCopies } from '../content/picture-copies'
import type { UrlResolver } from '../markdown/resolve-element'
import { decodePath, isOtherSite, readableHash, schemeOf, splitUrl } from '../text/path'
import { hrefOf, isSafeScheme } from '../text/url'
import { resolveLink, type LinkIndex, type LinkSource } from './resolve-link'

/** Resolves the addresses of a page. Broken ones stay as written. `pictures` are smaller copies to offer. */
export const urlResolver =
  (from: LinkSource, index: LinkIndex, pictures: PictureCopies = new Map()): UrlResolver =>
  (url) => {
    const scheme = schemeOf(url)
    // the link check reports unsafe schemes; they are removed even if its rule is off
    if (scheme !== undefined && !isSafeScheme(scheme)) return { href: '' }
    const target = resolveLink(url, from, index)
    if (target.kind === 'external') return { href: url, isExternal: isOtherSite(url) }
    if (target.kind === 'missing') {
      const { path, query, hash } = splitUrl(url)
      return { href: path.startsWith('/') ? hrefOf(decodePath(path)) + query + readableHash(hash) : url }
    }
    const rest = target.query + readableHash(target.hash)
    if (target.kind === 'page') {
      const href = url.startsWith('#') ? rest : hrefOf(target.permalink) + rest
      return { href, to: target.permalink + rest }
    }
    const asset = target.kind === 'asset' ? index.published.get(target.path) : { href: target.path }
    if (!asset) return { href: url } // a computed address, which publishes nothing
    const { href: path, ...size } = asset
    const sources = pictureSources(pictures.get(target.path) ?? [], hrefOf)
    const file = { href: hrefOf(path) + rest, to: path + rest, isFile: true, ...size }
    return { ...file, ...(sources.length > 0 && { sources }) }
  }
