import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Calls `reach` with the hash whenever something leads to a part of the page after the first load: a navigation from another page,
 * Back and Forward, a typed hash, and a click on a link, also to where the address leads already. `isAhead` at a click: the browser
 * will scroll, and keep the position before that for Back.
 */
export function useTarget(reach: (hash: string, isAhead: boolean) => void): void {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) reach(location.hash, false)
    shown.current = pathname
  }, [pathname, reach])
  useEffect(() => {
    const events = new AbortController()
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (!link || link.hash === '' || link.origin !== location.origin) return
      if (link.pathname === location.pathname) reach(link.hash, true)
    }
    document.addEventListener('click', follow, events)
    addEventListener('hashchange', () => reach(location.hash, false), events)
    return () => events.abort()
  }, [reach])
}
