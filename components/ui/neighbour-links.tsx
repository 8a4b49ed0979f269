import type { Neighbours } from '@/lib/view/neighbours'
import { Icon } from './icon'
import { Link } from './link'

interface NeighbourLinksProps extends Neighbours {
  label: string
  /** Captions above the two labels. */
  kinds?: [previous: string, next: string]
}

/** Previous and next page, side by side. */
export function NeighbourLinks({ label, kinds, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className="next" aria-label={label}>
      {previous && (
        <Link to={previous.permalink} rel="prev">
          <Icon name="back" />
          {kinds && <small>{kinds[0]}</small>}
          {previous.label}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next">
          <Icon name="back" />
          {kinds && <small>{kinds[1]}</small>}
          {next.label}
        </Link>
      )}
    </nav>
  )
}
