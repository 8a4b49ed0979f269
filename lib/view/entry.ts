/** What the page of a doc, a post or a standalone page shows: its text, and what stands around it. */
import { readText } from '../content/texts'
import type { DocFields } from '../content/schema'
import type { Entry, Tag } from '../content/types'
import { versionAt } from '../content/version-queries'
import { urlResolver } from '../links/href'
import type { Site } from '../load/load'
import type { UrlResolver } from '../markdown/resolved-url'
import { fillTemplate } from '../markdown/template'
import { tableOfContents, type ContentsEntry } from '../nav/table-of-contents'
import { config } from '../site'
import { typograph } from '../text/typograph'
import { cardsAround, type Card } from './docs'

export interface EntryView {
  title: string
  /** Whether the page writes its title itself: not when the text starts with it. */
  hasOwnTitle: boolean
  contents: ContentsEntry[]
  tags: Tag[]
  visibility?: 'draft' | 'unlisted'
  editUrl?: string
  /** ISO date, UTC. */
  updated?: string
}

/** An entry, with what docs alone may have. */
type AnyEntry = Entry & { fields: Pick<DocFields, 'hide_title' | 'custom_edit_url'> }

/** What stands around the text of an entry. A hidden or empty table of contents is an empty list. */
export const entryView = (entry: AnyEntry): EntryView => ({
  title: typograph(entry.title),
  hasOwnTitle: entry.parsed.contentTitle === undefined && !entry.fields.hide_title && entry.title !== '',
  tags: entry.tags,
  contents: entry.fields.hide_table_of_contents
    ? []
    : tableOfContents(entry.parsed.headings, entry.tocLevels),
  visibility: entry.draft ? 'draft' : entry.unlisted ? 'unlisted' : undefined,
  editUrl: editUrlOf(entry),
  updated: config.docs.showLastUpdate ? entry.lastUpdate?.date : undefined,
})

function editUrlOf({ fields, source }: AnyEntry): string | undefined {
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined
  return config.docs.editUrl === '' ? undefined : config.docs.editUrl + encodeURI(source.displayPath)
}

export type EntryText =
  | { kind: 'html'; html: string }
  /** `path` names the module; its links and images are resolved while it is rendered. */
  | { kind: 'mdx'; path: string; resolve: UrlResolver; cards: Card[] }

/** The text of an entry: HTML for `.md`, the module for `.mdx`. */
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
