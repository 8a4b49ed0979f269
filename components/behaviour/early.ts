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
import { restAtFirst } from './rest-at-first'
import { trustOwnFiles } from './trusted-types'
import { addFont } from './web-font'
import { whenReady } from './when-ready'

trustOwnFiles()
nameKeys()
hideDismissed()
paintBrowser()
watchLoading()
keepClicks()
addFont()
// the framework of the development server compares the page with its own
if (!SETTINGS.isDevelopment) restAtFirst()
whenParsed(showCurrentEntry)
// the framework finds a page as it came: the development server starts it at once, other pages from `page.ts`
const whenShown = SETTINGS.isDevelopment ? whenReady : afterPaint
whenShown(() => {
  document.head.append(Object.assign(document.createElement('script'), { src: SETTINGS.pageScript }))
})
