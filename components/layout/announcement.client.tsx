'use client'

import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { Icon } from '../ui/icon'
import { ConfiguredLink } from '../ui/link'
import { writeStored } from '../ui/storage'

/** The optional bar above the navbar. `text` is the text from the settings after typography. */
export function Announcement({ text }: { text: string }) {
  const { announcement } = config
  if (!announcement) return null
  // from the next load on, the inline script hides it by the stored id (`mark-root.ts`)
  const dismiss = () => {
    document.documentElement.dataset['announcement'] = 'off'
    writeStored('announcement', announcement.id)
  }
  return (
    <aside className="notice" aria-label={strings.announcement.label}>
      <p>
        {text} {announcement.link && <ConfiguredLink link={announcement.link} />}
      </p>
      <button type="button" aria-label={strings.announcement.close} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
