import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { opensElsewhere } from '@/lib/browser/link-destination'

/**
 * Calls `reach` with the hash on every navigation to a part of a page: on the first load, from another page,
 * by Back and Forward, by a typed hash, or by a click on a link, even to the current address. `isAhead` is
 * true if the browser is still to scroll: on the first load, and on a click, where it must first save the old
 * position for Back.
 */
export function useTarget(reach: (hash: string, isAhead: boolean) => void): void {
  const pathname = usePathname()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current !== pathname) reach(location.hash, shown.current === undefined)
    shown.current = pathname
  }, [pathname, reach])
  useEffect(() => {
    const events = new AbortController()
    const follow = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element && target.closest('a')
      if (!link || link.hash === '' || link.origin !== location.origin || opensElsewhere(event)) return
      if (link.pathname === location.pathname) reach(link.hash, true)
    }
    document.addEventListener('click', follow, { signal: events.signal })
    addEventListener('hashchange', () => reach(location.hash, false), { signal: events.signal })
    return () => events.abort()
  }, [reach])
}
