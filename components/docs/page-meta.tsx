import { strings } from '@/lib/strings'
import { formatDate } from '@/lib/text/date'
import type { EntryView } from '@/lib/view/entry'
import { hrefOf } from '@/lib/text/url'
import { Link } from '../ui/link'

/** Under the text: last change, the way to propose one, and for the page of a section its print version. */
export function PageMeta({ view, print }: { view: EntryView; print?: string | undefined }) {
  if (view.updated === undefined && view.editUrl === undefined && print === undefined) return null
  return (
    <div className="meta page-meta">
      {view.updated !== undefined && (
        <span>
          {strings.common.updated}{' '}
          <time dateTime={view.updated.slice(0, 10)}>{formatDate(view.updated)}</time>
        </span>
      )}
      {print !== undefined && <PrintLink print={print} />}
      {view.editUrl !== undefined && <Link to={view.editUrl}>{strings.common.edit}</Link>}
    </div>
  )
}

/** Leads to the print version of a section, in a tab of its own: it is no page of the router. */
export const PrintLink = ({ print }: { print: string }) => (
  <a href={hrefOf(print)} target="_blank" rel="nofollow">
    {strings.docs.print}
    <span className="hidden">, {strings.common.external}</span>
  </a>
)
