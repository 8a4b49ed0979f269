/** The bar at the top of the window while a slow navigation lasts. */
import NProgress from 'nprogress'

/** How long a navigation may take before the bar shows, in milliseconds. */
const delay = 200

/** Starts at `minimum` and grows by up to `trickleRate` every `trickleSpeed` milliseconds. */
const pace = { minimum: 0.08, trickleRate: 0.02, trickleSpeed: 800, speed: 200 }

NProgress.configure({
  ...pace,
  showSpinner: false,
  barSelector: '.progress',
  template: '<div class="progress"></div>',
})

let timer: ReturnType<typeof setTimeout> | undefined
let shownPath = ''

/** Shows the bar if a navigation to another page is still under way after the delay. `url` may be relative. */
export function startProgress(url: string): void {
  clearTimeout(timer)
  // back to the page still shown: the pending navigation was abandoned
  if (new URL(url, location.href).pathname === shownPath) return finishProgress(shownPath)
  timer = setTimeout(() => NProgress.start(), delay)
}

/** Ends the bar, or keeps it from showing: the page at `path` is on the screen. */
export function finishProgress(path: string): void {
  shownPath = path
  clearTimeout(timer)
  NProgress.done()
}
