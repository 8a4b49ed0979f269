import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { Link } from '../ui/link'

/** The mark and the name: a tile of the map, half contour (client), half solid (server). */
export function Brand() {
  const [first, second] = config.brand
  return (
    <Link to="/" className="brand" title={strings.navbar.toHome}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill="var(--here)" d="M14.5 2 .9 15.3a1 1 0 0 0 0 1.4L14.5 30v-4.7L5 16l9.5-9.3z" />
        <path fill="var(--solid)" d="M17.5 2 31.1 15.3a1 1 0 0 1 0 1.4L17.5 30z" />
      </svg>
      <span>
        <b>{first}</b>
        {second}
      </span>
    </Link>
  )
}
