import { navigationType } from './navigation-type'

/** How long a page that was loaded anew is not loaded once more, in milliseconds. */
const pause = 120_000

let isLeaving = false

/** Whether the page at hand was loaded anew. */
export const wasReloaded = (): boolean => navigationType() === 'reload'

/**
 * Loads a whole page, the one at hand unless there is an address: files of the page at hand are gone since the site was published
 * anew. A load that does not help is not repeated; tells whether it loads.
 */
export function loadOnce(address = ''): boolean {
  if (isLeaving) return true
  if (wasReloaded() && performance.now() < pause) return false
  isLeaving = true
  // of a reader who comes back to the page as it was left
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
  if (new URL(address, location.href).pathname === location.pathname) location.reload()
  else location.assign(address)
  return true
}
