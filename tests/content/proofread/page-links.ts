/** Links between pages of the site. */
import type { Site } from '@/lib/load/load-site'
import type { Entry } from '@/lib/content/types'
import { resolveLink } from '@/lib/links/resolve-link'
import { decodePath } from '@/lib/text/path'

export interface PageLink {
  permalink: string
  /** Anchor on that page, without `#`; empty if the link is to the page itself. */
  anchor: string
}

/** Every internal link of an entry, in order. */
export const pageLinks = ({ source, permalink, parsed }: Entry, { linkIndex }: Site): PageLink[] =>
  parsed.links.flatMap(({ url, kind }) => {
    const target = resolveLink(url, { path: source.path, permalink }, linkIndex)
    if (kind !== 'link' || target.kind !== 'page') return []
    return [{ permalink: target.permalink, anchor: decodePath(target.hash.slice(1)) }]
  })
