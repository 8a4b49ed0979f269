import type { ReactNode } from 'react'
import { Link } from '../ui/link'

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
