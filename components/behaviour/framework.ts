/**
 * The framework brings client navigation and interactive parts of texts. It is not part of what a page needs to be read, so it
 * comes last: when the page has loaded and the browser is idle, or at the first sign that the reader wants to go on, whichever
 * is first. For readers who save data it comes only when they touch a part that cannot do without it.
 *
 * The build (`lib/output/defer-framework.ts`) leaves in a file what the framework has to be given: its scripts, its data without
 * the texts that the page already shows, and the styles that other pages need. Its name has the hash of what it holds: the data of
 * another build would not fit the texts of this page.
 */
import type { FrameworkData, FrameworkFile } from '@/lib/output/defer-framework'
import { afterLoad } from './after-paint'
import { keepActions, live } from './live-parts'
import { loadOnce } from './load-once'
import { nextTask } from './next-task'
import { savesData } from './saves-data'
import { searchAnswered } from './search-entry'
import { whenIdle } from './when-idle'

/** The data in one piece: each text with its length in bytes, in hexadecimal, before it. */
function join(data: FrameworkData['data'], textOf: (part: number) => string): string {
  const encoder = new TextEncoder()
  const pieces = data.map((piece) => {
    if (typeof piece === 'string') return piece
    const text = textOf(piece)
    return `${encoder.encode(text).length.toString(16)},${text}`
  })
  return pieces.join('')
}

async function load(hash: string, textOf: (part: number) => string): Promise<void> {
  const response = await fetch(`${SETTINGS.frameworkFolder}${hash}.json`)
  if (!response.ok) return onGone()
  const { scripts, styles, entry, data }: FrameworkFile = await response.json()
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
  Object.assign(window, { __next_f: [[0], [1, join(data, textOf)]] })
  // a task for each: to ask for one takes a slow telephone 10 ms, and what they begin together 70
  await Promise.all(scripts.map((src) => nextTask().then(() => run(src))))
  await nextTask()
  const bundles = ((window as { TURBOPACK?: unknown[] }).TURBOPACK ??= []) // of the bundler, which listens to what is added
  bundles.push(entry)
}

/** Settles when the script has run, or is not to be had. */
const run = (src: string) =>
  new Promise<unknown>((resolve) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => resolve(onGone()))
    document.head.append(script)
  })

/** Without the framework a page stays what it is: readable, with links that load whole pages. Parts that live need it. */
function onGone(): void {
  if (document.querySelector(live)) loadOnce()
}

/** Must run before anything changes the page. Pages of the development server start the framework themselves. */
export function startFrameworkLater(): void {
  const hash = document.documentElement.dataset['framework']
  if (hash === undefined) return
  const texts = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset, innerHTML }) => [
      Number(dataset['part']),
      innerHTML,
    ]),
  )
  const waiting = new AbortController()
  const { signal } = waiting

  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    load(hash, (part) => texts.get(part) ?? '').catch(() => undefined)
  }
  const startOn = (types: string[], wanted: string) => {
    const startIfWanted = ({ target }: Event) =>
      target instanceof Element && target.closest(wanted) && start()
    for (const type of types) addEventListener(type, startIfWanted, { signal })
  }

  if (savesData()) {
    startOn(['pointerdown', 'focusin'], live)
  } else {
    // a slow line is left to the search where that is what the reader came for
    afterLoad(() => void searchAnswered().then(() => whenIdle(start)))
    startOn(['pointerover', 'pointerdown', 'focusin'], `a, ${live}`)
  }
  keepActions(start)
}
