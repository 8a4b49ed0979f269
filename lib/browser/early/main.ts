/**
 * The inline script of each page, which runs before the first paint and before React, next to that of next-themes. Bundled with the
 * settings it needs by `scripts/build/write-early-script.ts`.
 */
import { loadFailureId } from '@/lib/shell-ids'
import { revealTarget } from '../reveal-target'
import { restoreTabs } from '../restore-tabs'
import { runEarly } from './run-early'
import { watchScripts } from './watch-scripts'

declare const ANNOUNCEMENT_ID: string
declare const DARK_COLOR: string

watchScripts(loadFailureId)
runEarly(ANNOUNCEMENT_ID, DARK_COLOR)

/**
 * In each frame until the page has loaded, restores tabs and reveals the target of the address, before they are painted. A
 * background tab has no frames until it is shown, and by then the browser has tried to scroll.
 */
function restoreEachFrame(): void {
  const { readyState } = document
  restoreTabs()
  const target = revealTarget()
  if (readyState === 'complete') target?.scrollIntoView()
  if (readyState === 'loading') requestAnimationFrame(restoreEachFrame)
}

// the development server compares the page with React's output, so there React restores them
if (process.env.NODE_ENV === 'production') restoreEachFrame()
