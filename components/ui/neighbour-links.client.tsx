// client code, to keep this markup out of each page's RSC payload
'use client'

import type { Neighbours } from '@/lib/view/neighbours'
import { Icon } from './icon'
import { Link } from './link'

interface NeighbourLinksProps extends Neighbours {
  label: string
  /** Captions above the two labels. */
  kinds?: [previous: string, next: string]
}

export function NeighbourLinks({ label, kinds, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className="next" aria-label={label}>
      {[previous, next].map(
        (page, at) =>
          page && (
            <Link key={page.permalink} to={page.permalink} rel={at === 0 ? 'prev' : 'next'}>
              <Icon name="back" />
              {kinds && <small>{kinds[at]}</small>}
              {page.label}
            </Link>
          ),
      )}
    </nav>
  )
}
