/**
 * The inline script of each page, which runs before the first paint and before React, beside that of next-themes.
 * `scripts/build/write-early-script.ts` bundles it and puts in what it needs of the settings.
 */
import { loadFailureId } from '@/lib/shell-ids'
import { openHiding } from '../open-hiding'
import { restoreTabs } from '../restore-tabs'
import { runEarly } from './run-early'
import { watchScripts } from './watch-scripts'

declare const ANNOUNCEMENT_ID: string
declare const DARK_COLOR: string

watchScripts(loadFailureId)
runEarly(ANNOUNCEMENT_ID, DARK_COLOR)

/**
 * Restores tabs, and opens what hides the target of the address, before they are painted: in each frame while the page arrives. A tab in
 * the background has no frames until it is shown, and by then the browser has tried to scroll.
 */
function restoreEachFrame(): void {
  const { readyState } = document
  restoreTabs()
  const target = openHiding()
  if (readyState === 'complete') target?.scrollIntoView()
  if (readyState === 'loading') requestAnimationFrame(restoreEachFrame)
}

// the development server compares the page with what React renders: there React does it
if (process.env.NODE_ENV === 'production') restoreEachFrame()
