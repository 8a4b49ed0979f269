/**
 * What a reader can do on a page, without the framework: its blocks, its menus, its column. Comes when the page is on the screen;
 * starts the framework, which brings client navigation, when the browser has nothing else to do.
 */
import { listenToDismissal } from './announcement'
import { cleanAddress } from './clean-address'
import { replayClicks } from './clicks'
import { listenToColorMode } from './color-mode'
import { followContents } from './contents'
import { listenToCopyButtons } from './copy'
import { linkManifest } from './manifest'
import { guardMenu } from './menu'
import { keepPages } from './offline'
import { listenToOverlays } from './overlays'
import { onEachPage } from './pages'
import { clearUnknownVersion } from './preferred-version'
import { openDetailsForPrint } from './print-details'
import { layRestOut } from './rest-at-first'
import { restoreTabs } from './restore-tabs'
import { listenToTabs } from './tabs'
import { attachWebFont } from './web-font'
import { listenToWrapButtons, watchOverflow } from './wrap'

cleanAddress()
listenToColorMode()
listenToDismissal()
listenToCopyButtons()
listenToOverlays()
listenToTabs()
listenToWrapButtons()
openDetailsForPrint()
guardMenu()
onEachPage(restoreTabs)
onEachPage(() => watchOverflow(document))
onEachPage(followContents)
keepPages()
attachWebFont(layRestOut())
if (SETTINGS.manifest !== '') linkManifest()
clearUnknownVersion(SETTINGS.versions)
// no literal, which the bundler would look for
if (SETTINGS.versionScript !== '') void import(location.origin + SETTINGS.versionScript)
replayClicks()
