/** At the end of pages with tabs: brings back the reader's choice before anything is painted. */
import { restoreTabs } from './restore-tabs'

restoreTabs()
// the framework does not know of it
document.currentScript?.remove()
