import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { ConfiguredLink } from '../ui/link'
import { DismissButton } from './dismiss-button.client'

const storageKey = 'announcement'

/** Runs before the bar is painted: one that was closed earlier never shows. A new id shows again. */
const hideIfDismissed = (id: string): string =>
  `try{if(localStorage.getItem(${JSON.stringify(storageKey)})===${JSON.stringify(id)})document.documentElement.dataset.announcement='off'}catch{}`

/** The optional bar above the navbar. */
export function Announcement() {
  const { announcement } = config
  if (!announcement) return null
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: hideIfDismissed(announcement.id) }} />
      <aside className="notice" aria-label={strings.announcement.label}>
        <p>
          {announcement.text} {announcement.link && <ConfiguredLink link={announcement.link} />}
        </p>
        <DismissButton storageKey={storageKey} id={announcement.id} />
      </aside>
    </>
  )
}
