/** What the home page is made of. */
import { Children, type ComponentProps, type ReactNode } from 'react'
import type { Card as PageCard } from '@/lib/view/docs'
import { Drawing } from '../ui/drawing'
import { Link } from '../ui/link'
import scene from './scene.svg'

/** The first screen: what the site is about, and where to begin. In its large letters a word with a hyphen stays in one line. */
export const Hero = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="hero">
    <div>
      <h1>
        {title
          .split(/(\S+-\S+)/)
          .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
      </h1>
      {children}
    </div>
    <Drawing svg={scene} label="Сервер держит мир, клиенты видят его копии" />
  </section>
)

/** A row of buttons. */
export const Actions = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>

/** A link that looks like a button; the main one is solid. */
export const ButtonLink = ({ main = false, ...link }: ComponentProps<typeof Link> & { main?: boolean }) => (
  <Link {...link} className={main ? 'button solid' : 'button'} />
)

/** Tiles of one grid. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <section className="cards">{children}</section>
)

interface CardProps {
  title: string
  to: string
  /** The sign of the tile: which side of the game it is about, or that it stands for several pages. */
  side?: PageCard['side']
  heading?: 'h2' | 'h3' | undefined
  children: ReactNode
}

/** A tile that is a link. */
export const Card = ({ title, to, side, heading: Heading = 'h2', children }: CardProps) => (
  <div className="card">
    <i className={side ? `sidemark ${side}` : 'sidemark'} />
    <Heading>
      <Link to={to}>{title}</Link>
    </Heading>
    {children}
  </div>
)

type TileProps = PageCard & Pick<CardProps, 'heading'>

const PageCardTile = ({ label, permalink, text, side, note, heading }: TileProps) => (
  <Card title={label} to={permalink} side={side} heading={heading}>
    {text && <p>{text}</p>}
    {note && (
      <p>
        <small>{note}</small>
      </p>
    )}
  </Card>
)

/** Tiles of pages and groups of the documentation. */
export const PageCards = ({ cards, heading }: { cards: PageCard[]; heading?: 'h3' }) => (
  <div className="cards">
    {cards.map((card) => (
      <PageCardTile key={card.permalink} {...card} heading={heading} />
    ))}
  </div>
)

/** Pages of the documentation that are read in order. */
export const PageSteps = ({ cards }: { cards: PageCard[] }) => (
  <ol className="steps">
    {cards.map((card) => (
      <li key={card.permalink}>
        <PageCardTile {...card} />
      </li>
    ))}
  </ol>
)

/** Text on the left, what it is about (the last block) on the right. */
export function Split({ children }: { children: ReactNode }) {
  const blocks = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  return (
    <section className="split">
      <div className="prose">{blocks.slice(0, -1)}</div>
      <div className="prose">{blocks.at(-1)}</div>
    </section>
  )
}

/** A path of several steps. */
export const Steps = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ol className="path">{children}</ol>
  </section>
)

/** A step of the path, which is a link. */
export const Step = ({ title, to, children }: Omit<CardProps, 'side' | 'heading'>) => (
  <li>
    <h3>
      <Link to={to}>{title}</Link>
    </h3>
    {children}
  </li>
)
