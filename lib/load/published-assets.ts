/** Which files beside the content are shown or linked, and where they are published. */
import { resolveLink } from '../links/resolve'
import { describeAsset, publishedBytes } from '../content/assets'
import type { Site } from './load'
import { entriesOf } from './routes'

/** Content paths of all assets that some page refers to. */
export function usedAssets(site: Site): string[] {
  const paths = new Set<string>()
  for (const entry of entriesOf(site.routes)) {
    const from = { path: entry.source.path, permalink: entry.permalink }
    const urls = [
      ...entry.parsed.links.map(({ url, from: partial }) => ({ url, source: { ...from, ...partial } })),
      ...(entry.image === undefined ? [] : [{ url: entry.image, source: from }]),
    ]
    for (const { url, source } of urls) {
      const target = resolveLink(url, source, site.links)
      if (target.kind === 'asset') paths.add(target.path)
    }
  }
  return [...paths].toSorted()
}

/** Address and bytes of each of them. Inline drawings need no file of their own. */
export const publishedAssets = (site: Site): { href: string; bytes: Buffer }[] =>
  usedAssets(site).flatMap((path) => {
    const { href, svg } = describeAsset(path)
    return svg === undefined ? [{ href, bytes: publishedBytes(path) }] : []
  })
