import { clientStrings as strings } from '@/lib/strings/client-strings'

/**
 * Warns in the console when data that the router has prefetched did not come: the click will load the whole page. Browsers that do
 * not tell the status of a request stay silent. Returns what ends it.
 */
export function watchPrefetches(): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') continue
      const { origin, pathname } = new URL(entry.name)
      const hasFailed = entry.responseStatus >= 400 || entry.responseStatus === 0
      if (hasFailed && origin === location.origin && pathname.endsWith('.txt')) {
        console.warn(strings.errors.prefetchFailed, pathname)
      }
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
