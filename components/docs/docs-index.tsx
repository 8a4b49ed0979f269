import { Fragment } from 'react'
import { strings } from '@/lib/strings'
import { sidesOf } from '@/lib/view/cards'
import type { docsIndex } from '@/lib/view/doc-page'
import { TagTiles } from '../ui/tag-links'
import { PageCards, PageSteps } from '../ui/cards'
import { Lead } from '../ui/lead'
import { RelatedLinks } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { DocsFrame, PageTop } from './docs-frame'
import { SectionProgress, StepsSheet } from './stops.client'
import { PageMeta } from '../entry/entry-article'

/** A generated list of docs: the overview of a version, a category, a tag, or all tags. */
export function DocsIndex({ surroundings, title, lead, neighbours, ...list }: ReturnType<typeof docsIndex>) {
  const { relatedLinks, start, tags, cards, named, steps, progress } = list
  const { docs } = strings
  // the sides that the legend explains: cards only have marks, steps spell the side out
  const sides = sidesOf([cards, named?.flatMap((section) => section.cards)].flatMap((all) => all ?? []))
  return (
    <DocsFrame surroundings={surroundings} title={title}>
      <StepsSheet />
      <article className={cards?.length || named?.length ? 'page wide' : 'page'}>
        <PageTop surroundings={surroundings} />
        <h1>{title}</h1>
        {lead !== undefined && <Lead link={start}>{lead}</Lead>}
        {relatedLinks && <RelatedLinks links={relatedLinks} />}
        {sides.length > 0 && (
          <ul className="meta legend" aria-label={docs.signs}>
            {sides.map((side) => (
              <li key={side}>
                <i className={`sidemark ${side}`} />
                {docs.sides[side]}
              </li>
            ))}
          </ul>
        )}
        {tags && <TagTiles tags={tags} unit={strings.common.pages} />}
        {cards && cards.length > 0 && <PageCards cards={cards} />}
        {named?.map(({ name, cards: ofSection }) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            <PageCards cards={ofSection} heading="h3" />
          </Fragment>
        ))}
        {progress && <SectionProgress {...progress} />}
        {steps && <PageSteps cards={steps} />}
        <PageMeta print={surroundings.print} />
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </article>
    </DocsFrame>
  )
}
