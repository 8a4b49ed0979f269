'use client'

import { usePathname, useRouter, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { linkDestination } from '@/lib/links/destination'
import { isMenuEntry } from '../behaviour/menu-entry'
import { pageShown } from '../behaviour/pages'
import { savesData } from '../behaviour/saves-data'
import { whenIdle } from '../behaviour/when-idle'
import { focusText } from './focus-text'
import { readyToOpen, watchPageData } from './page-data'
import { notePrefetch, watchPrefetches } from './prefetch-watch'
import { finishProgress, startProgress, stopProgress } from './progress'

/** How long a pointer rests on a link before it counts as intent, in milliseconds. */
const hoverDelay = 65

interface NavigationProps {
  basePath: string
  /** Of the content: a new one draws pages anew while developing. */
  revision: string
}

/**
 * Client navigation for every link of the page, those inside rendered Markdown included: one listener instead of a
 * component per link. What a browser should do itself (new tabs, files, other sites) is left to it. The data of a page
 * is prefetched on intent only: a resting pointer, keyboard focus, a touch.
 */
export function Navigation({ basePath, revision }: NavigationProps) {
  const router = useRouter()
  const pathname = usePathname()
  /** The page that a link of the reader leads to, until it is shown. */
  const followed = useRef<string | null>(null)
  /** The page whose data a click waits for. */
  const awaited = useRef<string | null>(null)

  // the page that came with the document is known already
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!isFirst.current) document.dispatchEvent(new Event(pageShown))
    isFirst.current = false
  }, [pathname, revision])

  useEffect(() => {
    finishProgress(location.pathname)
    // after a link the keyboard goes on in the new text; Back and Forward leave it where the browser puts it
    if (followed.current !== null) focusText()
    followed.current = null
  }, [pathname])

  // by itself: the router may show the page, and the other listeners go, before its turn comes
  useEffect(() => {
    const giveUp = () => {
      if (awaited.current !== null) stopProgress()
      awaited.current = null
    }
    addEventListener('popstate', giveUp)
    return () => removeEventListener('popstate', giveUp)
  }, [])

  // what the page consists of, 150 bytes: the router then guesses it for others, and needs one request for each instead of three.
  // The not-found page (`app/lost`) has nothing of the kind at its address
  const isLost = useSelectedLayoutSegment() === 'lost'
  useEffect(() => {
    if (!isLost && !savesData()) whenIdle(() => router.prefetch(location.pathname.slice(basePath.length)))
  }, [router, basePath, isLost])

  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    let timer: ReturnType<typeof setTimeout> | undefined

    const prefetch = ({ target }: Event) => {
      const path = linkDestination(target, location, basePath)
      if (path === null || savesData()) return
      notePrefetch(basePath + path)
      router.prefetch(path)
    }
    const prefetchSoon = (event: Event) => {
      clearTimeout(timer)
      timer = setTimeout(() => prefetch(event), hoverDelay)
    }
    const open = (path: string) => {
      awaited.current = null
      followed.current = path
      // what is chosen in the menu takes the place of the entry that stands for the open menu
      if (isMenuEntry()) router.replace(path)
      else router.push(path)
    }
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const path = linkDestination(event.target, location, basePath)
      if (path === null) return
      event.preventDefault()
      awaited.current = path
      startProgress(basePath + path)
      void readyToOpen(basePath + path, basePath, () => router.prefetch(path)).then(() => {
        if (awaited.current === path) open(path)
      })
    }
    // the browser makes entries for hashes that the router would not know when the reader comes back to them
    let state: unknown = history.state
    const adoptEntry = () => {
      if (history.state === null) history.replaceState(state, '')
      else state = history.state
    }

    document.addEventListener('click', follow, { signal })
    document.addEventListener('pointerover', prefetchSoon, { signal })
    document.addEventListener('pointerout', () => clearTimeout(timer), { signal })
    document.addEventListener('focusin', prefetch, { signal })
    document.addEventListener('touchstart', prefetch, { signal, passive: true })
    window.addEventListener('hashchange', adoptEntry, { signal })
    watchPrefetches(signal)
    watchPageData(basePath)
    document.documentElement.dataset['ready'] = 'true'
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [router, pathname, basePath])

  return null
}
