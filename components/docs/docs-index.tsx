import { Fragment } from 'react'
import { strings } from '@/lib/strings'
import { countOf } from '@/lib/text/plural'
import type { Card } from '@/lib/view/cards'
import type { docsIndex } from '@/lib/view/doc-page'
import { PageCards, PageSteps } from '../ui/cards'
import { innerSvg } from '../ui/icon'
import { Lead } from '../ui/text'
import { Link, RelatedLinks } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links.client'
import { DocsFrame, DocTop } from './docs-frame'
import { IndexStyles, StartStyles } from './docs-styles.client'
import { SeriesProgress } from './stops.client'
import { PageMeta } from '../entry/entry-article'
import startDrawing from './start.svg'

/** A generated list of docs: the overview of a version, a category, a tag, or all tags. */
export function DocsIndex({ surroundings, title, lead, neighbours, ...list }: ReturnType<typeof docsIndex>) {
  const { relatedLinks, start, cards, named, steps, series } = list
  const { docs } = strings
  return (
    <DocsFrame surroundings={surroundings} title={title}>
      <IndexStyles />
      <article className="page wide">
        <DocTop surroundings={surroundings} />
        <h1>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {relatedLinks && <RelatedLinks links={relatedLinks} />}
        {start && (
          <>
            <StartStyles />
            <StartCard {...start} />
          </>
        )}
        {cards && <PageCards cards={cards} />}
        {named?.map(({ name, cards: ofSection }, at) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            <PageCards cards={ofSection} heading="h3" isCompact={at > 0} />
          </Fragment>
        ))}
        {series && <SeriesProgress {...series} />}
        {steps && <PageSteps cards={steps} />}
        <PageMeta print={surroundings.print} />
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </article>
    </DocsFrame>
  )
}

const drawing = innerSvg(startDrawing)

/** The first page to read, above all other cards. The whole card is a link. */
const StartCard = ({ label, permalink, text, minutes = 1 }: Card) => (
  <section className="start">
    <div>
      <small>
        {strings.docs.start} · {countOf(minutes, strings.blog.minutes)}
      </small>
      <h2>
        <Link to={permalink} className="stretched">
          {label}
        </Link>
      </h2>
      <p>{text}</p>
      <span className="button" aria-hidden>
        {strings.docs.startNow}
      </span>
    </div>
    <svg width="100%" viewBox="0 0 360 200" aria-hidden dangerouslySetInnerHTML={{ __html: drawing }} />
  </section>
)
