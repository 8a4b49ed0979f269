import type { EntryText, EntryView } from '@/lib/view/entry'
import { PageMeta } from '../docs/page-meta'
import { TableOfContents } from '../docs/table-of-contents'
import { VisibilityNote } from '../docs/visibility-note'
import { EntryContent } from '../mdx/entry-content'
import { Frame } from './frame'

/** A page of `content/pages`. */
export function StandalonePage({ view, text }: { view: EntryView; text: EntryText }) {
  return (
    <Frame className={view.contents.length > 0 ? 'with-contents' : ''}>
      <article className="page">
        <VisibilityNote visibility={view.visibility} />
        {view.hasOwnTitle && <h1>{view.title}</h1>}
        <EntryContent text={text} />
        <PageMeta view={view} />
      </article>
      <TableOfContents entries={view.contents} />
    </Frame>
  )
}
