/** What the page of a doc, a post or a standalone page shows around its text. */
import type { Entry, Tag } from '../content/types'
import { tableOfContents, type ContentsEntry } from '../nav/table-of-contents'
import { config } from '../site'
import { typograph } from '../text/typograph'

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

/** The view of an entry. A hidden or empty table of contents is an empty list. */
export function entryView(entry: Entry & { hideTitle?: boolean; customEditUrl?: string | null }): EntryView {
  const editUrl = editUrlOf(entry)
  const visibility = entry.draft ? 'draft' : entry.unlisted ? 'unlisted' : undefined
  const updated = config.docs.showLastUpdate ? entry.lastUpdate?.date : undefined
  return {
    title: typograph(entry.title),
    hasOwnTitle: entry.parsed.contentTitle === undefined && !entry.hideTitle && entry.title !== '',
    tags: entry.tags,
    contents: entry.hideTableOfContents ? [] : tableOfContents(entry.parsed.headings, entry.tocLevels),
    ...(visibility && { visibility }),
    ...(editUrl !== undefined && { editUrl }),
    ...(updated !== undefined && { updated }),
  }
}

function editUrlOf(entry: Entry & { customEditUrl?: string | null }): string | undefined {
  if (entry.customEditUrl !== undefined) return entry.customEditUrl || undefined
  return config.docs.editUrl === '' ? undefined : config.docs.editUrl + encodeURI(entry.source.displayPath)
}
