import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/text/typograph'
import { ConfiguredLink } from '../ui/link'
import { Icon } from '../ui/icon'

/** The optional bar above the navbar; the early script keeps a dismissed one from showing. */
export function Announcement() {
  const { announcement } = config
  if (!announcement) return null
  return (
    <aside className="notice" aria-label={strings.announcement.label}>
      <p>
        {typograph(announcement.text)} {announcement.link && <ConfiguredLink link={announcement.link} />}
      </p>
      <button type="button" aria-label={strings.announcement.close} data-dismiss="">
        <Icon name="close" />
      </button>
    </aside>
  )
}
