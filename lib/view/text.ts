/** The text of an entry, ready to be shown: HTML for `.md`, the module for `.mdx`. */
import type { Site } from '../load/load'
import { readText } from '../content/texts'
import type { Entry } from '../content/types'
import { versionAt } from '../content/version-queries'
import { cardsAround, type Card } from './docs'
import { urlResolver } from '../links/href'
import type { UrlResolver } from '../markdown/resolved-url'
import { fillTemplate } from '../markdown/template'

export type EntryText =
  | { kind: 'html'; html: string }
  /** `path` names the module; its links and images are resolved while it is drawn. */
  | { kind: 'mdx'; path: string; resolve: UrlResolver; cards: Card[] }

/** The text of `entry`. */
export function entryText(site: Site, entry: Entry): EntryText {
  const resolve = resolverOf(site, entry)
  if (entry.format === 'mdx') {
    return {
      kind: 'mdx',
      path: entry.source.path,
      resolve,
      cards: cardsAround(versionAt(site.versions, entry.permalink).sidebar, entry.permalink),
    }
  }
  return { kind: 'html', html: fillTemplate(readText(entry).html, resolve) }
}

/** The text of an entry without the work of components, for feeds: they keep the original format of pictures. */
export const feedText = (site: Site, entry: Entry): string =>
  fillTemplate(readText(entry).html, resolverOf(site, entry, false))

/** What lists show of a post. */
export const excerptText = (site: Site, entry: Entry): string =>
  fillTemplate(readText(entry).excerpt, resolverOf(site, entry))

const resolverOf = (site: Site, entry: Entry, hasCopies = true): UrlResolver =>
  urlResolver(
    { path: entry.source.path, permalink: entry.permalink },
    site.links,
    hasCopies ? site.pictures : undefined,
  )
