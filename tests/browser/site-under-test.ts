/** A real browser and a built site for tests. */
import type { Server } from 'node:http'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { serve } from '../../scripts/static-server'
import { openPage } from '../support/open-page'
import { addressOf, stopServer } from '../support/server'

export interface SiteUnderTest {
  /** Origin, without a trailing slash. */
  url: string
  browser: Browser
}

/** The shared browser. Closing it ends the pages opened through this connection only. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))

/** The shared browser, and a server of `folder`, for the tests of a file. */
export function useSite(folder = 'out'): SiteUnderTest {
  const site: Partial<SiteUnderTest> = {}
  let server: Server | undefined
  beforeAll(async () => {
    if (folder !== 'out') server = await serve(folder)
    site.url = server ? addressOf(server) : inject('site')
    site.browser = await connectBrowser()
  })
  afterAll(async () => {
    await site.browser?.close()
    if (server) stopServer(server)
  })
  return site as SiteUnderTest // filled before the first test
}

export interface Watched {
  page: Page
  /** Console messages of any level, page errors and failed requests, as lines. */
  messages: string[]
  /** Loaded documents: more than one means a full page load. */
  documents: string[]
  /** Paths of all requests. */
  requests: string[]
}

/** Opens a page in its own context, which ends with the test, and records what happens in it. */
export async function openWatched(
  site: SiteUnderTest,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const page = await openPage(site.browser, { viewport: { width: 1280, height: 900 }, ...options })
  onTestFinished(() => page.context().close())
  const watched: Watched = { page, messages: [], documents: [], requests: [] }
  page.on('console', (message) => {
    // Chromium checks once, some seconds after the load; on a busy machine a style for the next page may be
    // loading by then
    if (!message.text().includes('was preloaded using link preload but not used'))
      watched.messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => watched.messages.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // The router requests a page with HEAD, which Chromium reports as aborted despite the answer. Other
    // requests are aborted by the next navigation, or without scripts. Responses of 400 and more are caught
    // below in any case.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') watched.messages.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) watched.messages.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    watched.requests.push(decodeURIComponent(new URL(request.url()).pathname))
    if (request.resourceType() === 'document') watched.documents.push(request.url())
  })
  await page.goto(site.url + path)
  return watched
}

/** Resolves once the router runs: from then on, clicks are client-side navigation. */
export const whenReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')

/** Opens a page and waits for its router. */
export async function openReady(...page: Parameters<typeof openWatched>): Promise<Watched> {
  const watched = await openWatched(...page)
  await whenReady(watched.page)
  return watched
}

/** Makes pages that are opened from now on have no storage, as in strict privacy settings. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })

/** Holds back responses to requests that match `pattern`, until the returned function is called. */
export async function holdBack(page: Page | BrowserContext, pattern: string | RegExp): Promise<() => void> {
  let letCome = () => {}
  const isWanted = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(pattern, async (route) => {
    await isWanted
    await route.continue().catch(() => {}) // the page was left
  })
  return letCome
}

/** Resolves once a change is painted and observers have fired. */
export const whenDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Collects policy violations in documents that `page` opens from now on: path, directive, address. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const blocked: string[] = []
  await page.exposeFunction('tellBlocked', (what: string) => void blocked.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellBlocked } = window as unknown as { tellBlocked: (what: string) => void }
      tellBlocked(`${location.pathname} ${effectiveDirective} ${blockedURI}`)
    })
  })
  return blocked
}

/** Resolves once the web fonts are stored for the next page. */
export const whenFontStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => localStorage.getItem('fonts') !== null)

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Layout shift of the page so far, https://web.dev/articles/cls. Prints what moved, and when. */
export async function layoutShiftOf(page: Page): Promise<number> {
  const all = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const shifts: { value: number; moved: string }[] = []
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : node?.textContent
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
            const places = sources.map(({ node, previousRect, currentRect }) =>
              JSON.stringify([nameOf(node), previousRect, currentRect]),
            )
            shifts.push({ value, moved: [`at ${startTime} ms:`, ...places].join('\n  ') })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 50)
      }),
  )
  for (const { value, moved } of all) console.warn(page.url(), value, moved)
  return all.reduce((sum, { value }) => sum + value, 0)
}
