import type { ReactNode } from 'react'
import type { Card as PageCard } from '@/lib/view/cards'
import { Link } from './link'

export const Cards = ({ children }: { children: ReactNode }) => (
  <section className="cards">{children}</section>
)

export interface CardProps {
  title: string
  to: string
  /** A number or a name, shown large above the title. */
  value?: string
  /** The mark of the card: a side of the game, or a category. */
  side?: PageCard['side']
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A card. The whole card is a link. */
export const Card = ({ value, title, to, side, heading: Heading = 'h2', children }: CardProps) => (
  <div className="card">
    <i className={side ? `sidemark ${side}` : 'sidemark'} />
    <Heading>
      <Link to={to}>
        {value !== undefined && <span className="value">{value} </span>}
        {title}
      </Link>
    </Heading>
    {children}
  </div>
)

type TileProps = PageCard & Pick<CardProps, 'heading'>

const PageCardTile = ({ label, permalink, text, side, sign, note, pages, heading }: TileProps) => (
  <Card title={label} to={permalink} side={side} heading={heading}>
    {text && <p>{text}</p>}
    {note && <small className={pages && 'count'}>{note}</small>}
    {sign && <small className="hidden">{sign}</small>}
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
)

export const PageCards = ({ cards, heading }: { cards: PageCard[]; heading?: 'h3' }) => (
  <div className="cards">
    {cards.map((card) => (
      <PageCardTile key={card.permalink} {...card} heading={heading} />
    ))}
  </div>
)

/** Docs in their reading order. */
export const PageSteps = ({ cards }: { cards: PageCard[] }) => (
  <ol className="steps">
    {cards.map((card) => (
      <li key={card.permalink}>
        <PageCardTile {...card} />
      </li>
    ))}
  </ol>
)
