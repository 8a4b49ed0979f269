/** Which files beside the content are shown or linked, and where they are published. */
import { resolveLink } from '../links/resolve'
import { describeAsset } from './assets'
import type { Site } from './load'

/** Content path and address of every asset that some page refers to. Inline drawings need no file of their own. */
export function publishedAssets(site: Site): { path: string; href: string }[] {
  const paths = new Set<string>()
  for (const route of site.routes) {
    if (!('entry' in route) || !route.entry) continue
    const { entry } = route
    const from = { path: entry.source.path, permalink: entry.permalink }
    const urls = [
      ...entry.parsed.links.map(({ url }) => url),
      ...(entry.image === undefined ? [] : [entry.image]),
    ]
    for (const url of urls) {
      const target = resolveLink(url, from, site.links)
      if (target.kind === 'asset') paths.add(target.path)
    }
  }
  return [...paths].toSorted().flatMap((path) => {
    const { href, svg } = describeAsset(path)
    return svg === undefined ? [{ path, href }] : []
  })
}
