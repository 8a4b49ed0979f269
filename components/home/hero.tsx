import type { ReactNode } from 'react'
import { typograph } from '@/lib/text/typograph'
import { Link } from '../ui/link'
import { Scene } from './scene'

/** The first screen of the home page: what the site is about, and where to begin. */
export function Hero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="hero">
      <div>
        <h1>{typograph(title)}</h1>
        {children}
      </div>
      <Scene />
    </section>
  )
}

/** A row of buttons. */
export const Actions = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>

/** A link that looks like a button; the main one is solid. */
export const ButtonLink = ({
  to,
  main = false,
  children,
}: {
  to: string
  main?: boolean
  children: ReactNode
}) => (
  <Link to={to} className={main ? 'button solid' : 'button'}>
    {children}
  </Link>
)
