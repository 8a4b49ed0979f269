import type { Card as CardData } from '@/lib/view/docs'
import { Link } from '../ui/link'

/** Tiles of one grid: a page has a diamond, a group a double one. The whole tile is the link. */
export function Cards({ cards }: { cards: CardData[] }) {
  return (
    <div className="cards">
      {cards.map(({ label, permalink, text, isGroup }) => (
        <div key={permalink} className="card">
          <i className={isGroup ? 'sidemark group' : 'sidemark'} />
          <h2>
            <Link to={permalink}>{label}</Link>
          </h2>
          {text !== '' && <p>{text}</p>}
        </div>
      ))}
    </div>
  )
}
