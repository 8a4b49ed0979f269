import type { PlaceInOrder as Order } from '@/lib/view/docs'
import { Link } from '../ui/link'
import './steps.css'

/** Where a page stands among those that are read in order, with links to the others. */
export const PlaceInOrder = ({ label, stops }: Order) => (
  <nav className="stops" aria-label={label}>
    <p>{label}</p>
    <ol>
      {stops.map(({ name, rest, permalink, isHere }) => {
        const stop = (
          <>
            <i className={isHere ? 'sidemark here' : 'sidemark'} />
            {name} {rest !== undefined && <small>{rest}</small>}
          </>
        )
        return (
          <li key={permalink}>
            {isHere ? <b aria-current="page">{stop}</b> : <Link to={permalink}>{stop}</Link>}
          </li>
        )
      })}
    </ol>
  </nav>
)
