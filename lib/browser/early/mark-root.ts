import { addStoredFonts } from '../web-fonts'
import { root } from './root'

/**
 * Sets the attributes of `<html>` that styles need before the first paint: the platform's keys, whether the
 * announcement was dismissed, whether the web fonts are there. `announcement` is its id, empty if there is
 * none; `darkColor` is the browser's theme colour in dark mode.
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
