/**
 * The inline script of each page. It runs before the first paint and before React, next to the script of
 * next-themes. `scripts/build/inline-scripts.ts` bundles it with the settings that it needs.
 */
import { loadFailureId } from '../../shell-ids'
import { decodePath } from '../../text/path'
import { revealTarget } from '../reveal-target'
import { restoreTabs } from '../restore-tabs'
import { allowOwnScripts } from './allow-own-scripts'
import { keepInput } from './keep-input'
import { markRoot } from './mark-root'
import { markStreaming } from './mark-streaming'
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
  markStreaming()
  restoreTabs()
  // not `idOfHash`, which also removes text fragments: `location.hash` has none
  revealTarget(decodePath(location.hash.slice(1)))
}

/**
 * Restores the page whenever the parser has added elements, before they are painted. An animation frame would
 * make the browser lay out and paint a page that is still empty.
 */
function restoreWhileParsing(): void {
  const parsing = new MutationObserver(restore)
  parsing.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect()
    restore()
  })
}

// in development React compares the page with what it renders, so there React components restore it
if (process.env.NODE_ENV === 'production') restoreWhileParsing()
