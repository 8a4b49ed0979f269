/** Assets that pages show or link to, and where they are published. */
import { describeAsset, publishedBytes } from '../content/assets'
import { linksToPictures } from '../links/author-links'
import { linksOf, pictureOfGroup } from '../links/check-links'
import { resolveLink } from '../links/resolve-link'
import type { Site } from './load-site'
import { entriesOf } from './build-routes'

const cache = new WeakMap<Site, string[]>()

/** The content paths of all assets that pages refer to; cached, since it resolves all links of the site. */
export function usedAssets(site: Site): string[] {
  const kept = cache.get(site)
  if (kept) return kept
  const pictures = site.routes.flatMap((route) =>
    route.kind === 'category' ? pictureOfGroup(route.group) : [],
  )
  const links = [...entriesOf(site.routes).flatMap(linksOf), ...pictures, ...linksToPictures(site)]
  const targets = links.map(({ url, from }) => resolveLink(url, from, site.linkIndex))
  const paths = targets.flatMap((target) => (target.kind === 'asset' ? [target.path] : []))
  const found = [...new Set(paths)].toSorted()
  cache.set(site, found)
  return found
}

/** Describes these assets once for all pages, which therefore read no files. */
export function describeAssets(site: Site): void {
  for (const path of usedAssets(site)) site.linkIndex.published.set(path, describeAsset(path))
}

/** Addresses and bytes of all assets that pages refer to, except for inline SVGs, which are part of pages. */
export const publishedAssets = (site: Site): [href: string, bytes: Buffer][] =>
  [...site.linkIndex.published].flatMap(([path, { href, svg }]): [string, Buffer][] =>
    svg === undefined ? [[href, publishedBytes(path)]] : [],
  )
