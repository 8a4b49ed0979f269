import { strings } from '@/lib/strings'
import type { EntryView } from '@/lib/view/entry'
import { DateText } from '../ui/date-text'
import { Link } from '../ui/link'

/** Under the text: last change and the way to propose one. */
export function PageMeta({ view }: { view: EntryView }) {
  if (view.updated === undefined && view.editUrl === undefined) return null
  return (
    <div className="meta page-meta">
      {view.updated !== undefined && (
        <span>
          {strings.common.updated} <DateText date={view.updated} />
        </span>
      )}
      {view.editUrl !== undefined && <Link to={view.editUrl}>{strings.common.edit}</Link>}
    </div>
  )
}
