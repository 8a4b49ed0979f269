import { strings } from '@/lib/strings'
import type { docsIndex } from '@/lib/view/doc-page'
import { TagLetters } from '../blog/tag-links'
import { PageCards } from '../home/sections'
import { Lead, Link } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { DocsFrame, PageTop } from './docs-frame'
import { PageMeta } from './entry-article'

/** A page that lists others: cards of a group or of what has a tag, or all tags under their first letters. */
export function DocsIndex({ around, title, lead, neighbours, ...list }: ReturnType<typeof docsIndex>) {
  const { toTags, tags, cards } = list
  const { docs, blog } = strings
  return (
    <DocsFrame around={around} title={title}>
      <article className="page full">
        <PageTop around={around} />
        <h1>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {toTags !== undefined && (
          <p>
            <Link to={toTags}>{blog.allTags}</Link>
          </p>
        )}
        {tags && <TagLetters tags={tags} />}
        {cards && <PageCards cards={cards} />}
        <PageMeta print={around.print} />
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </article>
    </DocsFrame>
  )
}
