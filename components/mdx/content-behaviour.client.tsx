'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { listenToCopyButtons } from './copy-behaviour'
import { restoreTabs, listenToTabs } from './tab-behaviour'

/** Brings the blocks of all pages to life: copy buttons and tabs. Listens on the document, since texts are plain HTML. */
export function ContentBehaviour() {
  const pathname = usePathname()
  useLayoutEffect(() => restoreTabs(document), [pathname])
  useEffect(() => {
    const events = new AbortController()
    listenToCopyButtons(events.signal)
    listenToTabs(events.signal)
    return () => events.abort()
  }, [])
  return null
}
