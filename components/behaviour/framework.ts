/**
 * The framework brings client navigation and interactive parts of texts. It is not part of what a page needs to be read, so it
 * comes last: when the page has loaded and the browser is idle, or at the first sign that the reader wants to go on, whichever
 * is first. For readers who save data it comes only when they touch a part that cannot do without it.
 *
 * The build (`lib/output/defer-framework.ts`) leaves in the page what the framework has to be given: its scripts, and its data
 * without the texts that the page already shows.
 */
import type { FrameworkData } from '@/lib/output/defer-framework'
import { afterPaint } from './after-paint'
import { keepActions, live } from './live-parts'
import { savesData } from './saves-data'

/** The data in one piece: each text with its length in bytes, in hexadecimal, before it. */
function join(data: FrameworkData['data']): string {
  const encoder = new TextEncoder()
  const pieces = data.map((piece) => {
    if (typeof piece === 'string') return piece
    const text = document.querySelector(`[data-part="${piece}"]`)?.innerHTML ?? ''
    return `${encoder.encode(text).length.toString(16)},${text}`
  })
  return pieces.join('')
}

/** Must run before anything changes the page. Pages of the development server start the framework themselves. */
export function startFrameworkLater(): void {
  const element = document.getElementById('framework')
  if (!element) return
  const { scripts, entry, data }: FrameworkData = JSON.parse(element.textContent)
  const rows = join(data)
  const waiting = new AbortController()
  const { signal } = waiting

  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    Object.assign(window, { __next_f: [[0], [1, rows]], TURBOPACK: [entry] })
    for (const src of scripts)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
  const startOn = (types: string[], wanted: string) => {
    const startIfWanted = ({ target }: Event) =>
      target instanceof Element && target.closest(wanted) && start()
    for (const type of types) addEventListener(type, startIfWanted, { signal })
  }

  if (savesData()) {
    startOn(['pointerdown', 'focusin'], live)
  } else {
    afterPaint(() => requestIdleCallback(start, { timeout: 2000 }))
    startOn(['pointerover', 'pointerdown', 'focusin'], `a, ${live}`)
  }
  keepActions()
}
