import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Key in sessionStorage: scroll positions in pixels, by key of the history entry. */
const storageKey = 'scroll'

/**
 * Restores the scroll position after Back and Forward. Browsers restore it at once, on the page that is being
 * left if the router has to fetch the other one first, and Chromium scrolls to the hash of an address instead:
 * `ProcessFragment` in
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/loader/frame_loader.cc
 * Browsers without the Navigation API are left to themselves.
 */
export function useScrollPosition(): void {
  const pathname = usePathname()
  /** The position to return to; `undefined` unless Back or Forward is under way. */
  const target = useRef<number>(undefined)
  /** The path of the page that is shown. */
  const shown = useRef('')
  const finish = () => {
    if (target.current === undefined) return
    scrollTo(0, target.current)
    target.current = undefined
    // later, since a page that the router has kept is rendered before the browser scrolls
    requestAnimationFrame(() => (history.scrollRestoration = 'auto'))
  }

  // before the page is painted
  useLayoutEffect(() => {
    shown.current = location.pathname
    if (target.current !== undefined) scrollTo(0, target.current)
  }, [pathname])
  // again after `useTarget`, which scrolls to the hash
  useEffect(finish, [pathname])
  useEffect(() => {
    if (!('navigation' in window)) return
    const events = new AbortController()
    const { signal } = events
    // fires once the address has changed, but not yet the page or the scroll position
    const leave = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
      // the router replaces the state of the entry that Back leads to
      if (navigationType === 'replace') return
      const positions = readPositions().set(from.key, scrollY)
      storePositions(positions)
      target.current =
        navigationType === 'traverse' ? positions.get(navigation.currentEntry?.key ?? '') : undefined
    }
    // a click on a link with a hash fires `popstate`, too
    const wait = () => {
      if (target.current === undefined) return
      history.scrollRestoration = 'manual'
      if (location.pathname === shown.current) requestAnimationFrame(finish)
    }
    navigation.addEventListener('currententrychange', leave, { signal })
    addEventListener('popstate', wait, { signal })
    return () => events.abort()
  }, [])
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    return new Map() // storage is blocked
  }
}

/** Stores the positions of entries that Back or Forward can still lead to. */
function storePositions(positions: Map<string, number>): void {
  const keys = new Set(navigation.entries().map(({ key }) => key))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].filter(([key]) => keys.has(key))))
  } catch {
    // storage is blocked: the browser restores what it can
  }
}
