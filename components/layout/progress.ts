/** The progress bar at the top of the window, shown during a slow navigation. */
import NProgress from 'nprogress'

/** Delay before the bar shows, in milliseconds. */
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

/** Shows the bar if a navigation takes longer than the delay. `url` may be relative. */
export function startProgress(url: string): void {
  clearTimeout(timer)
  // back to the page still shown: the pending navigation was abandoned
  if (new URL(url, location.href).pathname === shownPath) return finishProgress(shownPath)
  timer = setTimeout(() => NProgress.start(), delay)
}

export const isNavigating = (): boolean => timer !== undefined

/** Hides the bar, or cancels it: the page at `path` is shown. */
export function finishProgress(path: string): void {
  shownPath = path
  clearTimeout(timer)
  timer = undefined
  NProgress.done()
}
