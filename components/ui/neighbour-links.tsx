import { Link } from './link'
import { Icon } from './icon'

interface NeighbourLink {
  permalink: string
  /** Small line above the label. */
  kind?: string
  label: string
}

interface NeighboursProps {
  label: string
  previous?: NeighbourLink | undefined
  next?: NeighbourLink | undefined
}

/** What comes before and after: one box in two halves, chevron back, triangle on. */
export function NeighbourLinks({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav className="next" aria-label={label}>
      {previous ? (
        <Link to={previous.permalink} rel="prev">
          <Icon name="back" />
          {previous.kind !== undefined && <small>{previous.kind}</small>}
          {previous.label}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={next.permalink} rel="next">
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5 1v14l7-7z" fill="currentColor" stroke="none" />
          </svg>
          {next.kind !== undefined && <small>{next.kind}</small>}
          {next.label}
        </Link>
      )}
    </nav>
  )
}
