/**
 * The inline script of each page, which runs before the first paint and before React, next to that of next-themes. Bundled with the
 * settings it needs by `scripts/build/write-early-script.ts`.
 */
import { loadFailureId } from '../../shell-ids'
import { revealTarget } from '../reveal-target'
import { restoreTabs } from '../restore-tabs'
import { allowOwnScripts } from './allow-own-scripts'
import { keepInput } from './keep-input'
import { markRoot } from './mark-root'
import { showCanonicalAddress } from './show-canonical-address'
import { watchScripts } from './watch-scripts'

declare const ANNOUNCEMENT_ID: string
declare const DARK_COLOR: string

watchScripts(loadFailureId)
allowOwnScripts()
markRoot(ANNOUNCEMENT_ID, DARK_COLOR)
showCanonicalAddress()
keepInput()

const restore = (): void => {
  restoreTabs()
  revealTarget()
}

/**
 * Restores tabs and reveals the target of the address as soon as they are parsed, so before they are painted. Asking for frames instead
 * would make the browser lay out and paint a page that is still empty.
 */
function restoreWhileParsing(): void {
  const parsing = new MutationObserver(restore)
  parsing.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect()
    restore()
  })
}

// the development server compares the page with React's output, so there React restores them
if (process.env.NODE_ENV === 'production') restoreWhileParsing()
