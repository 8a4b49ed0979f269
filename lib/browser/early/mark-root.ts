import { root } from './root'

/**
 * Sets the attributes of `<html>` that styles need before the first paint: the keys of the platform, whether the announcement was
 * dismissed, whether the web font is cached. `announcement` is its id, empty if there is none; `darkColor` is the theme colour of the browser.
 */
export function markRoot(announcement: string, darkColor: string): void {
  if (/Mac|iP/.test(navigator.platform)) root.dataset['keys'] = 'apple'
  try {
    if (localStorage.getItem('announcement') === announcement) root.dataset['announcement'] = 'off'
    // an earlier page has loaded it, so it is cached
    if (localStorage.getItem('font')) {
      root.dataset['font'] = 'web'
      preloadFonts()
    }
  } catch {
    // storage is blocked: show the announcement, in the local font
  }
  if (root.dataset['theme'] === 'dark')
    document.querySelector('[name="theme-color"]')?.setAttribute('content', darkColor)
}

/** The faces are `optional` (`late-parts.client.tsx`), and the first paint waits for such a face only if it is preloaded. */
function preloadFonts(): void {
  for (const sheet of document.styleSheets)
    for (const { cssText } of sheet.cssRules) {
      const [, path] = /^@font-face.*url\("([^"]+\.woff2)"/s.exec(cssText) ?? []
      if (path === undefined) continue
      const { href } = new URL(path, sheet.href ?? location.href)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'font',
          crossOrigin: '',
          href,
        }),
      )
    }
}
