'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { linkDestination, opensElsewhere } from '@/lib/browser/link-destination'
import { savesData } from '@/lib/browser/saves-data'
import { loadFailureId, mainId, menuId } from '@/lib/shell-ids'
import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { idOfHash } from '@/lib/text/path'
import { isMenuEntry } from '../frame/menu.client'
import { finishProgress, isNavigating } from './progress'
import { useScrollPosition } from './use-scroll-position'

/** How long a pointer must rest on a link to count as intent, in milliseconds. */
const hoverDelay = 65

/**
 * Client-side navigation for all links of the page, including those in rendered Markdown: one listener
 * instead of a component per link. New tabs, files and other sites are left to the browser. Pages are
 * prefetched on intent only: a resting pointer, keyboard focus, a touch. `isAlone` leaves all links to the
 * browser: the router cannot leave the not-found page of an export.
 */
export function Navigation({ isAlone }: { isAlone: boolean }) {
  const router = useRouter()
  const pathname = usePathname()
  /** Whether a link was followed. Focus moves only then. */
  const isFollowed = useRef(false)
  /** The router's state in the current history entry. */
  const entry = useRef<unknown>(null)

  useScrollPosition()
  // before the page is painted, or the bar might still appear on it
  useLayoutEffect(() => finishProgress(location.pathname), [pathname])
  useEffect(() => {
    entry.current = history.state
    if (isFollowed.current) focusText()
    isFollowed.current = false
  }, [pathname])

  useEffect(() => {
    if (isAlone) return
    const events = new AbortController()
    const { signal } = events
    const follow = (event: MouseEvent) => {
      const path = followedPath(event)
      if (path === null) return
      event.preventDefault()
      const menu = document.querySelector<HTMLElement>(`#${menuId}:popover-open`)
      // the router would neither scroll nor remove the hash: use it only to cancel a pending navigation
      if (isCurrent(path) && !isNavigating()) return menu ? menu.hidePopover() : showTop()
      isFollowed.current = true
      // replace the history entry of the open menu, so that Back leads to the previous page
      if (isMenuEntry()) router.replace(path)
      else router.push(path)
    }
    // Browsers add history entries for hashes without a state, and the router could not restore its page from
    // them.
    const adoptEntry = () => {
      if (history.state === null) history.replaceState(entry.current, '')
      else entry.current = history.state
    }
    document.addEventListener('click', follow, { signal })
    addEventListener('hashchange', adoptEntry, { signal })
    prefetchOnIntent(router, signal)
    return () => events.abort()
  }, [router, isAlone])

  useEffect(() => {
    const warned = new Set<string>()
    const observer = new PerformanceObserver((list) => {
      for (const folder of list.getEntries().map(failedPrefetch)) {
        if (folder === undefined || warned.has(folder)) continue
        warned.add(folder)
        console.warn(strings.errors.prefetchFailed, folder)
      }
    })
    observer.observe({ type: 'resource' })
    // hydrated: replay the clicks that the inline script (`keep-input.ts`) kept
    document.documentElement.dataset['ready'] = 'true'
    document.getElementById(loadFailureId)?.setAttribute('hidden', '')
    for (const target of window.keptClicks?.splice(0) ?? []) target.click()
    return () => observer.disconnect()
  }, [])
  return null
}

/** The path that a plain click on a link of this site leads to; `null` for all other clicks. */
function followedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return null
  return linkDestination(event.target, location, config.basePath)
}

/** Whether `path` is the current page, with or without its query, such as that of a campaign. */
const isCurrent = (path: string): boolean =>
  (config.basePath + path).replace(location.search, '') === location.pathname

/** Prefetches the page of a link that the reader points at, touches or focuses, but never with data-saver. */
function prefetchOnIntent(router: ReturnType<typeof useRouter>, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const prefetch = ({ target }: Event) => {
    const path = linkDestination(target, location, config.basePath)
    if (path !== null && !savesData()) router.prefetch(path)
  }
  const prefetchSoon = (event: Event) => {
    clearTimeout(timer)
    timer = setTimeout(() => prefetch(event), hoverDelay)
  }
  document.addEventListener('pointerover', prefetchSoon, { signal })
  document.addEventListener('pointerout', () => clearTimeout(timer), { signal })
  document.addEventListener('focusin', prefetch, { signal })
  document.addEventListener('touchstart', prefetch, { signal, passive: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Scrolls the current page to its top, and removes the hash from its address. */
function showTop(): void {
  if (location.hash !== '') history.pushState(null, '', location.pathname + location.search)
  scrollTo(0, 0)
  focusText()
}

/** Moves focus to the target heading, or else to the main content. */
function focusText(): void {
  const main = document.getElementById(mainId)
  const target = (location.hash && document.getElementById(idOfHash(location.hash))) || main
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // not a control, so no focus ring
  target.style.outline = '0'
  target.focus({ preventScroll: true })
}

/**
 * The page whose prefetch failed: a click on a link to it loads the whole page. `undefined` for other
 * requests, and where browsers hide the status.
 */
function failedPrefetch(entry: PerformanceEntry): string | undefined {
  if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') return undefined
  const { origin, pathname } = new URL(entry.name)
  const hasFailed = entry.responseStatus >= 400 || entry.responseStatus === 0
  if (hasFailed && origin === location.origin && pathname.endsWith('.txt'))
    return pathname.slice(0, pathname.lastIndexOf('/') + 1)
  return undefined
}
