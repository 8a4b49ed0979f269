/** The bar at the top of the window while a slow navigation lasts. */
import NProgress from 'nprogress'

const delay = 200

// the rest is as in Docusaurus by default: minimum 0.08, trickle rate 0.02, trickle speed 800 ms, speed 200 ms
NProgress.configure({
  showSpinner: false,
  barSelector: '.progress',
  template: '<div class="progress"></div>',
})

let timer: ReturnType<typeof setTimeout> | undefined
let shownPath = ''

/** Shows the bar if a navigation to another page is still under way after the delay. `url` may be relative. */
export function startProgress(url: string): void {
  clearTimeout(timer)
  // back on the page that is still shown: the navigation under way was given up
  if (new URL(url, location.href).pathname === shownPath) return finishProgress(shownPath)
  timer = setTimeout(() => NProgress.start(), delay)
}

/** Ends the bar, or keeps it from showing: the page at `path` is on the screen. */
export function finishProgress(path: string): void {
  shownPath = path
  clearTimeout(timer)
  NProgress.done()
}
