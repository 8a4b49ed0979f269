/**
 * The inline script that `lib/output/defer-scripts.ts` puts at the end of a page. It starts the deferred
 * scripts when the page is painted and the browser is idle, or at the first pointer, key or focus event. For
 * readers who save data, it starts them only at such an event.
 */
import { savesData } from './saves-data'
import { showTyped } from './show-typed'

const { dataset } = document.currentScript as HTMLScriptElement // set while an inline script runs
const script = Object.assign(document.createElement('script'), { src: dataset['script'] })

/** Starts the scripts. Further calls have no effect, since a script that is appended again does not run. */
const start = () => document.head.append(script)

/** Starts the scripts when the browser is idle. Safari has no `requestIdleCallback`. */
const startWhenIdle = () => void (self.requestIdleCallback ?? setTimeout)(start)

/** Waits for two frames, since the first frame after `load` may be the one that paints the page. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startWhenIdle, 50)))

for (const event of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(event, start, { once: true })
showTyped()
if (!savesData()) addEventListener('load', startAfterPaint)
