import { addStoredFonts } from '../web-fonts'
import { root } from './root'

/**
 * Sets the attributes of `<html>` that styles need before the first paint: which keys the platform has,
 * whether the reader has closed the announcement, whether the web fonts are stored. `window.rootMarks` keeps
 * them, since React drops them if it has to render the page again. `announcement` is an id, empty if there is
 * no announcement; `darkColor` is the colour of the browser's own bars in dark mode.
 */
export function markRoot(announcement: string, darkColor: string): void {
  if (/Mac|iP/.test(navigator.platform)) root.dataset['keys'] = 'apple'
  try {
    if (localStorage.getItem('announcement') === announcement) root.dataset['announcement'] = 'off'
    if (addStoredFonts()) root.dataset['font'] = 'web'
  } catch {
    // storage is blocked, or the stored fonts are damaged
  }
  if (root.dataset['theme'] === 'dark')
    document.querySelector('[name="theme-color"]')?.setAttribute('content', darkColor)
  window.rootMarks = Object.fromEntries(Object.entries(root.dataset))
}
