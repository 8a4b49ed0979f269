/** What a page transfers, as counted by the browser: headers included, on a compressing host. */
import type { Browser, Page } from 'playwright-core'
import { openPage } from './open-page'

interface PageWeight {
  /** Bytes until the `load` event. */
  beforeLoad: number
  /** Bytes until the page is idle. */
  all: number
  /** Bytes of scripts, until the page is idle. */
  scripts: number
  requests: number
  /** Bytes of client-side navigation to the first linked doc, if there was one. */
  navigation: number
}

/** Idle time after which a page counts as loaded, in milliseconds. */
const quiet = 1500

interface Options {
  hasDataSaver?: boolean
  /** Selector of a link to another page, clicked at the end. */
  link?: string
  /** Resolves when the page has loaded everything; by default it waits until the page is idle. */
  isLoaded?: (page: Page) => Promise<unknown>
}

/** Loads a page in its own context, without a cache. */
export async function weighPage(browser: Browser, url: string, options: Options = {}): Promise<PageWeight> {
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  const context = page.context()
  if (options.hasDataSaver)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scriptIds = new Set<string>()
  const seen = { all: 0, scripts: 0, requests: 0, last: performance.now() }
  const underWay = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scriptIds.add(requestId)
  })
  const end = (requestId: string) => {
    underWay.delete(requestId)
    seen.last = performance.now()
  }
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.all += encodedDataLength
    seen.requests += 1
    end(requestId)
    if (scriptIds.has(requestId)) seen.scripts += encodedDataLength
  })
  const untilQuiet = async () => {
    while (underWay.size > 0 || performance.now() - seen.last < quiet) await page.waitForTimeout(quiet / 10)
  }
  await page.goto(url, { waitUntil: 'load' })
  const beforeLoad = seen.all
  await options.isLoaded?.(page)
  await untilQuiet()
  const { all, scripts, requests } = seen
  if (options.link !== undefined) {
    const { pathname } = new URL(page.url())
    // the link may be in a menu that is closed on this screen
    await page
      .locator(options.link)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((target) => target.pathname !== pathname)
    await untilQuiet()
  }
  await context.close()
  return { beforeLoad, all, scripts, requests, navigation: seen.all - all }
}
