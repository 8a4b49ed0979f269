import { Children, type ReactNode } from 'react'
import { Link } from '../ui/link'

/** Tiles of one grid. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <section className="cards">{children}</section>
)

interface CardProps {
  title: string
  to: string
  /** Which side of the game it is about: the sign of the tile. */
  side?: 'client' | 'server' | 'both' | 'group' | undefined
  children: ReactNode
}

/** A tile that is a link. */
export const Card = ({ title, to, side, children }: CardProps) => (
  <div className="card">
    <i className={side ? `sidemark ${side}` : 'sidemark'} />
    <h2>
      <Link to={to}>{title}</Link>
    </h2>
    {children}
  </div>
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

/** A step of the path; its title is a link. */
export const Step = ({ title, to, children }: { title: string; to: string; children: ReactNode }) => (
  <li>
    <h3>
      <Link to={to}>{title}</Link>
    </h3>
    {children}
  </li>
)
