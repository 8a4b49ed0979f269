import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/text/typograph'
import { ConfiguredLink } from '../ui/link'
import { Icon } from '../ui/icon'
import { DismissButton } from './dismiss-button.client'

/** The optional bar above the navbar. */
export function Announcement() {
  const { announcement } = config
  if (!announcement) return null
  return (
    <aside className="notice" aria-label={strings.announcement.label}>
      <p>
        {typograph(announcement.text)} {announcement.link && <ConfiguredLink link={announcement.link} />}
      </p>
      <DismissButton id={announcement.id} label={strings.announcement.close}>
        <Icon name="close" />
      </DismissButton>
    </aside>
  )
}
