/** Written addresses as attributes of HTML. */
import { describeAsset } from '../content/assets'
import type { UrlResolver } from '../markdown/resolved-url'
import { pictureSources, type PictureCopies } from '../content/picture-copies'
import { isExternal, readableHash, schemeOf } from '../text/path'
import { hrefOf, isAllowedScheme } from '../text/url'
import { resolveLink, type LinkIndex, type LinkSource } from './resolve'

/**
 * Makes the resolver of a page. An address that leads nowhere stays as it is written: the link check reports it. `pictures` are the copies to offer
 * instead of pictures.
 */
export const urlResolver =
  (from: LinkSource, index: LinkIndex, pictures: PictureCopies = new Map()): UrlResolver =>
  (url) => {
    const scheme = schemeOf(url)
    // reported by the link check; whatever the check is told to do, no page runs it
    if (scheme !== undefined && !isAllowedScheme(scheme)) return { href: '' }
    const target = resolveLink(url, from, index)
    if (target.kind === 'external') return { href: url, isExternal: /^(https?:)?\/\//i.test(url) }
    if (target.kind === 'missing')
      return { href: isExternal(url) || !url.startsWith('/') ? url : hrefOf(url) }
    const rest = target.query + readableHash(target.hash)
    if (target.kind === 'page') {
      const href = url.startsWith('#') ? rest : hrefOf(target.permalink) + rest
      return { href, to: target.permalink + rest }
    }
    if (target.kind === 'file')
      return { href: hrefOf(target.path) + rest, to: target.path + rest, isFile: true }
    const { href, ...size } = describeAsset(target.path)
    const sources = pictureSources(pictures.get(target.path) ?? [], hrefOf)
    return {
      href: hrefOf(href) + rest,
      to: href + rest,
      isFile: true,
      ...size,
      ...(sources.length > 0 && { sources }),
    }
  }
