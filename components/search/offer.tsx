import { encodeUnsafe } from '@/lib/text/path'
import type { LabelledLink } from '@/lib/view/types'
import { basePath } from './search-address'

export interface OfferProps {
  pages: LabelledLink[]
  onFollow?: () => void
}

/** Links to suggested pages. */
export const Offer = ({ pages, onFollow }: OfferProps) => (
  <ul className="offer">
    {pages.map(({ label, permalink }) => (
      <li key={permalink}>
        <a className="again" href={basePath + encodeUnsafe(permalink)} onClick={onFollow}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
