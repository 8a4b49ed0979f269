/** How long a page that was loaded anew is not loaded once more, in milliseconds. */
const pause = 120_000

/**
 * Loads a whole page, the one at hand unless there is an address: files of the page at hand are gone since the site was published
 * anew. A load that does not help is not repeated; tells whether it loads.
 */
export function loadOnce(address?: string): boolean {
  const [{ type } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (type === 'reload' && performance.now() < pause) return false
  if (address) location.assign(address)
  else location.reload()
  return true
}
