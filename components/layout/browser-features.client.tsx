'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { savesData } from '../ui/saves-data'

interface BrowserFeaturesProps {
  /** Address of the web manifest. */
  manifest: string
  /** Address of the service worker; undefined when the site has none. */
  serviceWorker: string | undefined
}

/** Lets the worker keep the page and its parts: the first page came before the worker, the router brings data and no documents. */
async function keepPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const page = location.href.replace(/[?#].*$/, '')
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  active?.postMessage([page, ...parts])
}

/** Web manifest and service worker. The page names the manifest late, since browsers load it before they paint. */
export function BrowserFeatures({ manifest, serviceWorker }: BrowserFeaturesProps) {
  const pathname = usePathname()
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest })
    document.head.append(link)
    return () => link.remove()
  }, [manifest])
  useEffect(() => {
    if (serviceWorker === undefined || !navigator.serviceWorker || savesData()) return
    // blocked, or not served over HTTPS: then the site is read with a connection only
    navigator.serviceWorker.register(serviceWorker).then(keepPage, () => undefined)
  }, [serviceWorker, pathname])
  return null
}
