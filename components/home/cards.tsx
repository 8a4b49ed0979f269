import type { ReactNode } from 'react'
import { Link } from '../ui/link'

/** Tiles of one grid. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <section className="cards">{children}</section>
)

interface CardProps {
  title: string
  to: string
  /** Which side of the game it is about: the sign of the tile. */
  side?: 'client' | 'server' | 'both'
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
