import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import type { Card as CardData } from '@/lib/view/cards'
import { Link } from './link'

export const Cards = ({ children }: { children: ReactNode }) => (
  <section className="cards">{children}</section>
)

export interface CardProps {
  title: string
  to: string
  rel?: string
  /** A number or a name, shown large above the title. */
  value?: string
  /** What the mark of the card says: a side of the game, or a category. */
  side?: CardData['sign']
  /** Cards of pages have a note instead of a mark, those of values have none. */
  isMarked?: boolean
  heading?: 'h2' | 'h3'
  /** A few words beside the title. */
  note?: ReactNode
  text?: string
  children?: ReactNode
}

/** A card. The whole card is a link. */
export function Card({
  title,
  to,
  rel,
  value,
  side,
  isMarked = true,
  heading: Heading = 'h2',
  note,
  text,
  children,
}: CardProps) {
  return (
    <div className="card">
      {isMarked && value === undefined && <i className={side ? `sidemark ${side}` : 'sidemark'} />}
      <Heading>
        <Link to={to} className="stretched" rel={rel}>
          {value !== undefined && <span className="value">{value} </span>}
          {title}
        </Link>
      </Heading>
      {note && <small className="count">{note}</small>}
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

/** Marks pages about one side of the game; most are about both. */
const sideNote = (side: CardData['sign']) =>
  (side === 'client' || side === 'server') && (
    <>
      <i className={`sidemark ${side}`} />
      {strings.docs.sides[side]}
    </>
  )

type PageCardsProps = Pick<CardProps, 'heading'> & { cards: CardData[]; isCompact?: boolean }

/** Cards of pages, if there are any. Compact cards are rows, for all named sections but the first. */
export const PageCards = ({ cards, heading, isCompact = false }: PageCardsProps) =>
  cards.length > 0 && (
    <div className={isCompact ? 'cards rows' : 'cards'}>
      {cards.map(({ label, permalink, rel, text, sign, note, pages, names = [] }) => (
        <Card
          key={permalink}
          {...{ rel, heading, text }}
          title={label}
          to={permalink}
          isMarked={false}
          note={note ?? sideNote(sign)}
        >
          {!isCompact && names.length > 2 && (
            <p className="names" translate="no">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </p>
          )}
          {pages && (
            <ul className="row below">
              {pages.map((page) => (
                <li key={page.permalink}>
                  <Link to={page.permalink}>{page.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  )

/** The image of an entry, if it has one, beside its title, which says the same. */
const Thumbnail = ({ html }: { html: string }) =>
  html !== '' && <span className="cover" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />

/** Docs in their reading order. */
export const PageSteps = ({ cards }: { cards: CardData[] }) => (
  <ol className="steps">
    {cards.map(({ label, permalink, text, sign, note, cover = '' }) => (
      <li key={permalink}>
        <Card title={label} to={permalink} side={sign}>
          <Thumbnail html={cover} />
          {text && <p>{text}</p>}
          {note && <small>{note}</small>}
        </Card>
      </li>
    ))}
  </ol>
)
