/** Where the site has a service worker, it keeps the pages that the reader opens. */
import { afterLoad } from './after-paint'
import { onEachPage } from './pages'
import { savesData } from './saves-data'

export function keepPages(): void {
  if (SETTINGS.serviceWorker === '' || !navigator.serviceWorker || savesData()) return
  afterLoad(() => {
    // blocked, or not served over HTTPS: the site is read with a connection only
    navigator.serviceWorker.register(SETTINGS.serviceWorker).catch(() => undefined)
    onEachPage(() => void tellParts())
  })
}

/** Tells the worker what the page is made of. */
async function tellParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const page = location.href.replace(/[?#].*$/, '')
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  active?.postMessage([page, ...parts])
}
