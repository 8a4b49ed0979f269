/**
 * What must happen before anything is painted: a small script in the page itself, the same on all pages. Everything else
 * that does not need the framework is in `page.ts`, which comes after the first paint.
 */
import { afterPaint, whenParsed } from './after-paint'
import { hideDismissed } from './announcement'
import { keepClicks } from './clicks'
import { paintBrowser } from './color-mode'
import { showCurrentEntry } from './current-entry'
import { nameKeys } from './keyboard'
import { watchLoading } from './load-failure'
import { attachCachedFont } from './web-font'

nameKeys()
hideDismissed()
paintBrowser()
watchLoading()
keepClicks()
attachCachedFont()
whenParsed(showCurrentEntry)
afterPaint(() => {
  document.head.append(Object.assign(document.createElement('script'), { src: SETTINGS.pageScript }))
})
