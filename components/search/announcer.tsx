import { useEffect, useState } from 'react'
import { statusOf, type SearchView } from './use-search'

/** How long results must stay before they are announced, in milliseconds. */
const announceDelay = 600

/**
 * A live region, remounted for each view so that the same text is announced again. It is inside the dialog,
 * since regions outside an open dialog are silent.
 */
export function Announcer({ view, note }: { view: SearchView; note: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(`${statusOf(view)} ${note}`.trim()), announceDelay)
    return () => {
      clearTimeout(timer)
      setAnnounced('')
    }
  }, [view, note])
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  )
}
