/**
 * `npm run bench:typing`: what a built site feels like while its search is typed into, in Chromium with the main thread and the
 * worker slowed down 4 times: from the press of a key to the painted results, tasks that keep the page from answering, and what
 * is transferred until the first answer.
 *
 *   npm run bench:typing [-- FOLDER …]      built folders; `out` unless told
 */
/* oxlint-disable no-await-in-loop -- keys come one after another */
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import type { StoredPage } from '@/lib/search/types'
import { searchQueries } from '@/lib/testing/search-queries'
import { addressOf, launchBrowser, whenReady } from '../tests/browser/site'
import { median } from './bench/median'
import { serve } from './serve.mjs'

const slowdown = 4
/** Between two keys, in milliseconds: some 80 words a minute. */
const rhythm = 130
const dialog = 'dialog.search'

/** `count` values of a list, spread over all of it. */
const spread = <T>(list: T[], count: number): T[] =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count)

/** Queries of readers, and headings of the site at hand. */
function queriesFor(folder: string): string[] {
  const files = fs.readdirSync(`${folder}/search`).filter((name) => name.startsWith('page-'))
  const headings = spread(files.toSorted(), 10).map((name) => {
    const { sections } = JSON.parse(fs.readFileSync(`${folder}/search/${name}`, 'utf8')) as StoredPage // written by the build
    return sections.at(-1)?.heading ?? ''
  })
  return [...headings, ...spread(searchQueries, 10).map(({ text }) => text)].filter((text) => text.length > 2)
}

/** In the page: for each key the time until results were painted, and long tasks. */
function watch(): void {
  const seen = { times: [] as number[], tasks: [] as number[], pressed: 0 }
  Object.assign(window, { seen })
  addEventListener('keydown', ({ timeStamp }) => (seen.pressed = timeStamp), true)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => seen.times.push(performance.now() - Number(data)))
  port1.start()
  new MutationObserver((changes) => {
    const isDrawn = changes.some(
      ({ target }) =>
        target instanceof Element && target.matches('.hits, .search-message') && target.isConnected,
    )
    if (!isDrawn || seen.pressed === 0) return
    const { pressed } = seen
    seen.pressed = 0
    requestAnimationFrame(() => port2.postMessage(pressed))
  }).observe(document, { childList: true, subtree: true })
}

/** Slows the page and its workers down. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const method = 'Emulation.setCPUThrottlingRate'
    const message = JSON.stringify({ id: 1, method, params: { rate: slowdown } })
    void session.send('Target.sendMessageToTarget', { sessionId, message })
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    if (message.includes('error')) console.log(`  the worker cannot be slowed down: ${message}`)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
}

async function press(session: CDPSession, key: string): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
}

/** Types a query letter by letter. */
async function type(page: Page, session: CDPSession, query: string): Promise<void> {
  for (const key of query) {
    await press(session, key)
    await page.waitForTimeout(rhythm)
  }
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
  await page.goto(`${addressOf(server)}/`)
  await whenReady(page)
  await page.waitForTimeout(1000)
  const before = files.size
  const session = await page.context().newCDPSession(page)
  await slowDown(session)
  await page.evaluate(() => void ((window as unknown as { seen: { tasks: number[] } }).seen.tasks = []))
  await page.keyboard.press('Control+k')
  await page.locator(dialog).waitFor()
  const times: number[] = []
  let first = 0
  for (const query of queriesFor(folder)) {
    await type(page, session, query)
    await page.waitForTimeout(400)
    first ||= [...files].reduce((sum, file) => sum + compressed(path.join(folder, file)), 0)
    times.push(
      ...(await page.evaluate(() =>
        (window as unknown as { seen: { times: number[] } }).seen.times.splice(0),
      )),
    )
    await page.locator(`${dialog} input`).fill('')
  }
  const tasks = await page.evaluate(() => (window as unknown as { seen: { tasks: number[] } }).seen.tasks)
  console.log(`${folder}
  before the search is opened   ${before} files
  until the first answer        ${(first / 1024).toFixed(0)} KB
  key to painted results        median ${ms(median(times))}, most ${ms(Math.max(...times))}, ${times.length} keys
  tasks over 50 ms              ${tasks.length === 0 ? 'none' : tasks.map(ms).join(', ')}`)
  await browser.close()
  server.closeAllConnections()
  server.close()
}

const folders = process.argv.slice(2)
for (const folder of folders.length > 0 ? folders : ['out']) await measure(folder)
