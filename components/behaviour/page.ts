/**
 * What a reader can do on a page, without the framework: its blocks, its menus, its column. Runs when the page has been
 * parsed; starts the framework, which brings client navigation, when the browser has nothing else to do.
 */
import { listenToDismissal } from './announcement'
import { replayClicks } from './clicks'
import { listenToColorMode } from './color-mode'
import { followContents } from './contents'
import { listenToCopyButtons } from './copy'
import { startFrameworkLater } from './framework'
import { guardMenu } from './menu'
import { onEachPage } from './pages'
import { listenToPictures } from './pictures'
import { clearUnknownVersion } from './preferred-version'
import { followSidebar } from './sidebar'
import { listenToTabs, restoreTabs } from './tabs'
import { listenToWrapButtons, watchOverflow } from './wrap'

startFrameworkLater()
listenToColorMode()
listenToDismissal()
listenToCopyButtons()
listenToPictures()
listenToTabs()
listenToWrapButtons()
guardMenu()
followSidebar()
onEachPage(() => restoreTabs(document))
onEachPage(() => watchOverflow(document))
onEachPage(followContents)
clearUnknownVersion(SETTINGS.versions)
replayClicks()
