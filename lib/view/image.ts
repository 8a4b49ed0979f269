import { describeAsset } from '../content/assets'
import type { Entry } from '../content/types'
import { resolveLink, type LinkIndex } from '../links/resolve'

/** Address of the picture of a page for messengers: absolute, or a file of the site; `undefined` when it has none. */
export function describeEntryImage(entry: Entry, index: LinkIndex): string | undefined {
  if (entry.image === undefined) return undefined
  const target = resolveLink(entry.image, { path: entry.source.path, permalink: entry.permalink }, index)
  if (target.kind === 'external') return target.url
  if (target.kind === 'file') return target.path
  return target.kind === 'asset' ? describeAsset(target.path).href : undefined
}
