import { strings } from '@/lib/strings'
import type { Crumb } from '@/lib/view/docs'
import { Link } from '../ui/link'

/** The way from the home page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={strings.docs.breadcrumbs}>
      <ol className="crumbs">
        {crumbs.map(({ label, permalink }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {permalink === undefined ? label : <Link to={permalink}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
