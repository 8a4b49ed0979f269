/**
 * `npm run bench -- typing [FOLDER …]`: how a built site responds while its search is opened and typed into,
 * in Chromium with the main thread slowed down 4 times: the time from a key press to painted results, long
 * tasks, and bytes transferred until the first answer. Folders are built sites, `out` by default.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CDPSession } from 'playwright-core'
import type { StoredPage } from '@/lib/search/index-files'
import { searchQueries } from '@/tests/support/search-queries'
import { serve } from '@/scripts/static-server'
import { whenReady } from '@/tests/browser/site-under-test'
import { launchBrowser } from '@/tests/support/browser'
import { addressOf, stopServer } from '@/tests/support/server'
import { median } from './table'

const slowdown = 4
/** The pause between two keys, in milliseconds: about 80 words a minute. */
const rhythm = 130

/** `count` values spread evenly over a list. */
const spread = <T>(list: T[], count: number): T[] =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count)

/** Readers' queries, and headings of the built site. */
function queriesFor(folder: string): string[] {
  const files = fs.readdirSync(`${folder}/search`).filter((name) => name.startsWith('page-'))
  const headings = spread(files.toSorted(), 10).map((name) => {
    // written by the build
    const { sections } = JSON.parse(fs.readFileSync(`${folder}/search/${name}`, 'utf8')) as StoredPage
    return sections.at(-1)?.heading ?? ''
  })
  return [...headings, ...spread(searchQueries, 10).map(({ text }) => text)].filter((text) => text.length > 2)
}

interface Seen {
  times: number[]
  tasks: number[]
}

/**
 * Runs in the page. Records long tasks, and for each key the time until a frame shows its results or later
 * ones. Listens to the search worker, so that answers without visible changes count as well.
 */
function watch(): void {
  const seen: Seen = { times: [], tasks: [] }
  Object.assign(window, { seen })
  let pressed = 0
  let last = 0
  let waiting: number[] = []
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    for (const time of data as number[]) seen.times.push(performance.now() - time) // sent below
  })
  port1.start()
  window.Worker = class extends Worker {
    override postMessage(question: [text: string], ports: unknown): void {
      const [port] = ports as [MessagePort] // from `askSearch`, which receives the answer there
      const asked = ++last
      if (question[0] !== '' && pressed > 0) waiting.push(pressed)
      const between = new MessageChannel()
      between.port1.addEventListener('message', ({ data }) => {
        port.postMessage(data)
        if (asked !== last) return
        const painted = waiting
        waiting = []
        // a message sent in a frame arrives after it
        requestAnimationFrame(() => port2.postMessage(painted))
      })
      between.port1.start()
      super.postMessage(question, [between.port2])
    }
  }
}

/** Presses a key through CDP, since Playwright would also run code in the page. */
async function press(session: CDPSession, event: { key: string } & Record<string, unknown>): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: event.key })
}

/** Types a query letter by letter, replacing the previous one. */
async function type(session: CDPSession, query: string): Promise<void> {
  await press(session, { key: 'a', code: 'KeyA', modifiers: 2, commands: ['selectAll'] })
  for (const key of query) {
    await press(session, { key, text: key, unmodifiedText: key })
    await setTimeout(rhythm)
  }
}

/** The address of the doc of median size. */
function typicalPage(folder: string): string {
  const names = fs.readdirSync(`${folder}/docs`, { recursive: true, encoding: 'utf8' })
  const weights = names
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => ({ name, size: fs.statSync(`${folder}/docs/${name}`).size }))
  const sorted = weights.toSorted((a, b) => a.size - b.size)
  return `/docs/${path.dirname(sorted[Math.floor(sorted.length / 2)]?.name ?? '')}/`
}

const compressed = (file: string): number =>
  brotliCompressSync(fs.readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const ms = (value: number): string => `${value.toFixed(0)} ms`

async function measure(folder: string): Promise<void> {
  const server = await serve(folder)
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/search/')) files.add(pathname)
  })
  await page.addInitScript(watch)
  const address = typicalPage(folder)
  await page.goto(addressOf(server) + address)
  await whenReady(page)
  await setTimeout(1000)
  const before = files.size
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const seen = await page.evaluateHandle(() => (window as unknown as { seen: Seen }).seen) // set by `watch`
  await seen.evaluate(({ tasks }) => void tasks.splice(0))
  await press(session, { key: 'k', code: 'KeyK', modifiers: 2 })
  await setTimeout(500)
  const opening = await seen.evaluate(({ tasks }) => tasks.splice(0))
  const slowest = { query: '', most: 0 }
  const times: number[] = []
  let first = 0
  for (const query of queriesFor(folder)) {
    await type(session, query)
    await setTimeout(400)
    first ||= [...files].reduce((sum, file) => sum + compressed(path.join(folder, file)), 0)
    const added = await seen.evaluate((found) => found.times.splice(0))
    times.push(...added)
    const most = Math.max(...added)
    if (most > slowest.most) Object.assign(slowest, { query, most })
  }
  const typing = await seen.evaluate(({ tasks }) => tasks)
  const list = (tasks: number[]) => (tasks.length === 0 ? 'none' : tasks.map(ms).join(', '))
  console.log(`${folder}${address}, load of the machine ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}
  before the search is opened   ${before} files
  until the first answer        ${(first / 1024).toFixed(0)} KB
  key to painted results        median ${ms(median(times))}, most ${ms(slowest.most)} («${slowest.query}»), ${times.length} keys
  tasks over 50 ms              opening: ${list(opening)}; typing: ${list(typing)}`)
  await browser.close()
  stopServer(server)
}

export async function run(folders: string[]): Promise<void> {
  for (const folder of folders.length > 0 ? folders : ['out']) await measure(folder)
}
