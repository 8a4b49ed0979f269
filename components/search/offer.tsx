import { hrefOf } from '@/lib/text/url'
import type { LabelledLink } from '@/lib/view/types'

export interface OfferProps {
  pages: LabelledLink[]
  onFollow?: () => void
}

export const Offer = ({ pages, onFollow }: OfferProps) => (
  <ul className="offer">
    {pages.map(({ label, permalink }) => (
      <li key={permalink}>
        <a className="again" href={hrefOf(permalink)} onClick={onFollow}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
