/**
 * What must happen before anything is painted: a small script in the page itself, the same on all pages. Everything else
 * that does not need the framework is in `page.ts`.
 */
import { hideDismissed } from './announcement'
import { cleanAddress } from './clean-address'
import { keepClicks } from './clicks'
import { paintBrowser } from './color-mode'
import { watchLoading } from './load-failure'
import { attachWebFont } from './web-font'

cleanAddress()
hideDismissed()
paintBrowser()
watchLoading()
keepClicks()
attachWebFont()
