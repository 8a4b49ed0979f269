import { strings } from '@/lib/strings'
import type { docsIndex } from '@/lib/view/doc-page'
import { TagLetters } from '../blog/tag-links'
import { PageCards, PageSteps } from '../home/sections'
import { Lead, WaysOn } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { DocsFrame, PageTop } from './docs-frame'
import { PageMeta } from './entry-article'
import './steps.css'

/** A page that lists others: cards of a group or of what has a tag, or all tags under their first letters. */
export function DocsIndex({ around, title, lead, neighbours, ...list }: ReturnType<typeof docsIndex>) {
  const { waysOn, tags, cards, steps } = list
  const { docs } = strings
  return (
    <DocsFrame around={around} title={title}>
      <article className="page full">
        <PageTop around={around} />
        <h1>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {waysOn && <WaysOn links={waysOn} />}
        {tags && <TagLetters tags={tags} />}
        {cards && <PageCards cards={cards} />}
        {steps && <PageSteps cards={steps} />}
        <PageMeta print={around.print} />
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </article>
    </DocsFrame>
  )
}
