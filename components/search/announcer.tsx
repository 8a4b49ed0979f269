import { useEffect, useState } from 'react'
import { statusOf } from './search-status'
import type { SearchView } from './use-search'

/** Debounce before anything is announced, in milliseconds. */
const calm = 600

/**
 * A live region, remounted for each view so that the same text is announced again. Inside the dialog, since regions outside an open dialog
 * are silent.
 */
export function Announcer({ view, note }: { view: SearchView; note: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(`${statusOf(view)} ${note}`.trim()), calm)
    return () => {
      clearTimeout(timer)
      setSaid('')
    }
  }, [view, note])
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  )
}
