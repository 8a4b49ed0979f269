import { addStoredFont } from '../web-font'
import { root } from './root'

/**
 * Sets the attributes of `<html>` that styles need before the first paint: the keys of the platform, whether the announcement was
 * dismissed, whether the web font is there. `announcement` is its id, empty if there is none; `darkColor` is the theme colour of the browser.
 */
export function markRoot(announcement: string, darkColor: string): void {
  if (/Mac|iP/.test(navigator.platform)) root.dataset['keys'] = 'apple'
  try {
    if (localStorage.getItem('announcement') === announcement) root.dataset['announcement'] = 'off'
    if (addStoredFont()) root.dataset['font'] = 'web'
  } catch {
    // storage is blocked, or what is stored is no font
  }
  if (root.dataset['theme'] === 'dark')
    document.querySelector('[name="theme-color"]')?.setAttribute('content', darkColor)
}
