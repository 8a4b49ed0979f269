/** How long a page that was reloaded is not reloaded again, in milliseconds. */
const pause = 120_000

let isLeaving = false

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload' // the type that the interface promises
}

/**
 * Loads a whole page, the current one unless there is an address, because files of the current page are gone after a new deployment.
 * Does nothing when the page has just been reloaded, else it could reload for ever; returns whether it loads.
 */
export function loadOnce(address = ''): boolean {
  if (isLeaving) return true
  if (wasReloaded() && performance.now() < pause) return false
  isLeaving = true
  // the reader may come back to the page from the browser's cache
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
  if (new URL(address, location.href).pathname === location.pathname) location.reload()
  else location.assign(address)
  return true
}
