import { strings } from '@/lib/strings'
import type { Crumb } from '@/lib/view/docs'
import { Link } from '../ui/link'

/** A group and a page in it may have one label. */
const wayTo = (crumbs: Crumb[], index: number): string =>
  crumbs
    .slice(0, index + 1)
    .map(({ label }) => label)
    .join(' / ')

/** The way from the home page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={strings.docs.breadcrumbs}>
      <ol className="crumbs">
        {crumbs.map(({ label, permalink }, index) => (
          <li key={wayTo(crumbs, index)} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {permalink === undefined ? label : <Link to={permalink}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
