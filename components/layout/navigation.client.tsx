'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { linkDestination } from '@/lib/browser/link-destination'
import { loadFailureId, mainId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { decodePath } from '@/lib/text/path'
import { savesData } from '../ui/saves-data'
import { isMenuEntry } from '../frame/menu.client'
import { finishProgress } from './progress'

/** How long a pointer rests on a link before it counts as intent, in milliseconds. */
const hoverDelay = 65

interface NavigationProps {
  basePath: string
  /** Whether links are left to the browser: the router shows no other page in place of the not-found page of an export. */
  isAlone: boolean
}

/**
 * Client navigation for every link of the page, those inside rendered Markdown included: one listener instead of a component for
 * each link. What a browser should do itself (new tabs, files, other sites) is left to it. Pages are prefetched on intent only: a
 * resting pointer, keyboard focus, a touch.
 */
export function Navigation({ basePath, isAlone }: NavigationProps) {
  const router = useRouter()
  const pathname = usePathname()
  /** Whether a link led here; on Back and Forward the browser restores focus. */
  const isFollowed = useRef(false)
  /** The router's state in the current history entry. */
  const entry = useRef<unknown>(null)

  useEffect(() => {
    entry.current = history.state
    finishProgress(location.pathname)
    if (isFollowed.current) focusText()
    isFollowed.current = false
  }, [pathname])

  useEffect(() => {
    if (isAlone) return
    const events = new AbortController()
    const { signal } = events
    let timer: ReturnType<typeof setTimeout> | undefined

    const prefetch = ({ target }: Event) => {
      const path = linkDestination(target, location, basePath)
      if (path !== null && !savesData()) router.prefetch(path)
    }
    const prefetchSoon = (event: Event) => {
      clearTimeout(timer)
      timer = setTimeout(() => prefetch(event), hoverDelay)
    }
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const path = linkDestination(event.target, location, basePath)
      if (path === null) return
      event.preventDefault()
      isFollowed.current = true
      // the history entry of the open menu is replaced, so that Back leads to the page before
      if (isMenuEntry()) router.replace(path)
      else router.push(path)
    }
    // The browser makes history entries for hashes, without a state: the router would not know its page when the reader comes back.
    const adoptEntry = () => {
      if (history.state === null) history.replaceState(entry.current, '')
      else entry.current = history.state
    }

    document.addEventListener('click', follow, { signal })
    document.addEventListener('pointerover', prefetchSoon, { signal })
    document.addEventListener('pointerout', () => clearTimeout(timer), { signal })
    document.addEventListener('focusin', prefetch, { signal })
    document.addEventListener('touchstart', prefetch, { signal, passive: true })
    addEventListener('hashchange', adoptEntry, { signal })
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [router, basePath, isAlone])

  useEffect(() => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(warnOfPrefetch))
    observer.observe({ type: 'resource' })
    // hydrated: replay the clicks that the inline script (`run-early.ts`) kept
    document.documentElement.dataset['ready'] = 'true'
    document.getElementById(loadFailureId)?.setAttribute('hidden', '')
    for (const target of window.keptClicks?.splice(0) ?? []) target.click()
    return () => observer.disconnect()
  }, [])
  return null
}

/** Moves focus to the target heading, else to the main text. */
function focusText(): void {
  const main = document.getElementById(mainId)
  const target = (location.hash && document.getElementById(decodePath(location.hash.slice(1)))) || main
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // not a control, so no focus ring
  target.style.outline = '0'
  target.focus({ preventScroll: true })
}

/**
 * Warns in the console when a prefetch failed, since the click will load the whole page. Silent in browsers that hide the response
 * status.
 */
function warnOfPrefetch(entry: PerformanceEntry): void {
  if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') return
  const { origin, pathname } = new URL(entry.name)
  const hasFailed = entry.responseStatus >= 400 || entry.responseStatus === 0
  if (hasFailed && origin === location.origin && pathname.endsWith('.txt'))
    console.warn(strings.errors.prefetchFailed, pathname)
}
