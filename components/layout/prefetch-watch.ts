/** Tells in the console when data that was asked for ahead of a click did not come; the click will load the whole page. */
import { clientStrings as strings } from '@/lib/strings/client-strings'

/** Pages that were asked for, by path. */
const asked = new Set<string>()

/** Notes that the data of `path` is being prefetched. */
export const notePrefetch = (path: string): void => void asked.add(new URL(path, location.href).pathname)

const isAsked = ({ pathname }: URL): boolean => [...asked].some((path) => pathname.startsWith(path))

/** Watches requests until `signal` is aborted. Browsers that do not tell the status of a request stay silent. */
export function watchPrefetches(signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') continue
      const url = new URL(entry.name)
      const hasFailed = entry.responseStatus >= 400 || entry.responseStatus === 0
      if (hasFailed && url.origin === location.origin && isAsked(url)) {
        console.warn(strings.errors.prefetchFailed, url.pathname)
      }
    }
  })
  observer.observe({ type: 'resource' })
  signal.addEventListener('abort', () => observer.disconnect())
}
