'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { listenToCopyButtons } from './copy-behaviour'
import { listenToTabs, restoreTabs } from './tab-behaviour'
import { listenToWrapButtons, watchOverflow } from './wrap-behaviour'
import { listenToPictures } from './zoom-behaviour'

/** Brings the blocks of all pages to life. Listens on the document, since texts are plain HTML. */
export function ContentBehaviour() {
  const pathname = usePathname()
  useLayoutEffect(() => restoreTabs(document), [pathname])
  useEffect(() => watchOverflow(document), [pathname])
  useEffect(() => {
    const events = new AbortController()
    listenToCopyButtons(events.signal)
    listenToPictures(events.signal)
    listenToTabs(events.signal)
    listenToWrapButtons(events.signal)
    return () => events.abort()
  }, [])
  return <p id="status" className="hidden" role="status" />
}
