import { strings } from '@/lib/strings'
import type { docsIndex } from '@/lib/view/doc-page'
import { TagLetters } from '../blog/tag-links'
import { Lead, Link } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { Cards } from './cards'
import { DocsFrame, PageTop } from './docs-frame'
import { PrintLink } from './entry-article'

/** A page that lists others: cards of a group or of what has a tag, or all tags under their first letters. */
export function DocsIndex({
  around,
  title,
  lead,
  tags,
  letters,
  cards,
  neighbours,
}: ReturnType<typeof docsIndex>) {
  const { docs, blog } = strings
  return (
    <DocsFrame around={around} title={title}>
      <article className="page full">
        <PageTop around={around} />
        <h1>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {tags !== undefined && (
          <p>
            <Link to={tags}>{blog.allTags}</Link>
          </p>
        )}
        {letters && <TagLetters letters={letters} />}
        {cards && <Cards cards={cards} />}
        {around.print !== undefined && (
          <p className="meta page-meta">
            <PrintLink print={around.print} />
          </p>
        )}
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </article>
    </DocsFrame>
  )
}
