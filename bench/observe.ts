/** What a reader sees on a slow phone: loads a page of a built site with processor and network throttled. */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '@/tests/support/browser'
import { addressOf, serveCompressed, stopServer } from '@/tests/support/server'
import type { Built } from './builds'
import { typicalPage } from './corpus'
import { median, printHead, printRow } from './table'

const slowdown = 4
/** Slow 4G as in Lighthouse: latency in milliseconds, bytes per second. */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: 1475 * 128,
  uploadThroughput: 675 * 128,
}
/** How long a page must be idle to count as loaded, in milliseconds. */
const quiet = 3000

interface Observed {
  firstPaint: number
  largestPaint: number
  /** Time of long tasks beyond 50 ms each. */
  blocking: number
  shift: number
  /** End of the last request or long task. */
  last: number
}

/** Runs in the page before it loads, and records what happens. */
function watch(): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, last: 0 }
  Object.assign(window, { seen })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'resource', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry
        if (name === 'first-contentful-paint') seen.firstPaint = startTime
        if (type === 'largest-contentful-paint') seen.largestPaint = startTime
        // the type of such an entry
        if (type === 'layout-shift') seen.shift += (entry as PerformanceEntry & { value: number }).value
        if (type === 'longtask') seen.blocking += duration - 50
        if (type === 'longtask' || type === 'resource') seen.last = Math.max(seen.last, startTime + duration)
      }
    }).observe({ type, buffered: true })
}

/** Loads a page once, in its own context, without a cache. */
async function observePage(browser: Browser, url: string): Promise<Observed> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  // set by `watch`
  const seen = await page.evaluateHandle(() => (window as unknown as { seen: Observed }).seen)
  await page.waitForFunction(([one, time]) => performance.now() - one.last > time, [seen, quiet] as const, {
    polling: quiet / 10,
  })
  const observed = await seen.jsonValue()
  if (observed.firstPaint === 0) throw new Error(`${url} painted nothing`)
  await context.close()
  return observed
}

export async function printObserved(sites: Built[], loads: number): Promise<void> {
  console.log(
    `\nObserved with the processor ${slowdown} times slower, on slow 4G: medians of ${loads} loads\n`,
  )
  printHead('engine', 'pages', 'first paint, ms', 'largest, ms', 'blocking, ms', 'shift', 'worst shift')
  const browser = await launchBrowser()
  for (const { engine, pages, out } of sites) {
    const server = await serveCompressed(out)
    const seen: Observed[] = []
    for (let load = 0; load < loads; load++)
      seen.push(await observePage(browser, addressOf(server) + typicalPage))
    const valuesOf = (name: keyof Observed) => seen.map((one) => one[name])
    const times = (['firstPaint', 'largestPaint', 'blocking'] as const).map((name) =>
      median(valuesOf(name)).toFixed(0),
    )
    const shifts = [median(valuesOf('shift')), Math.max(...valuesOf('shift'))].map((shift) =>
      shift.toFixed(4),
    )
    printRow(engine, pages, ...times, ...shifts)
    stopServer(server)
  }
  await browser.close()
}
