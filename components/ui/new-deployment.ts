/** The shortest time between two reloads of a page, in milliseconds. */
const shortestInterval = 120_000

let isLeaving = false

/**
 * Loads a page, by default the current one, because a new deployment has removed its files. Does nothing
 * after a recent reload, to avoid a loop. Returns whether it loads.
 */
export function loadNewDeployment(address = ''): boolean {
  if (isLeaving) return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'reload' && performance.now() < shortestInterval) return false
  isLeaving = true
  // the reader may return to the page through the back/forward cache
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
  if (new URL(address, location.href).pathname === location.pathname) location.reload()
  else location.assign(address)
  return true
}

/** Whether an error means that a chunk failed to load: a new deployment, or no network. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /(loading|failed to load) (css )?chunk|dynamically imported module/i.test(error.message))
