/**
 * What readers download: budgets of whole loads, with all scripts, styles and fonts, on a compressing host.
 */
import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, serveCompressed, stopServer } from '../support/server'
import { weighPage } from '../support/weigh-page'
import { connectBrowser, whenFontStored, whenReady } from './site-under-test'

let server: Server
let browser: Browser
beforeAll(async () => {
  server = await serveCompressed('out')
  browser = await connectBrowser()
})
afterAll(async () => {
  await browser.close()
  stopServer(server)
})

/**
 * Bytes of whole loads, with 61 KB of fonts, and of the first navigation of a visit. This site's texts are
 * longer than those of the benchmarks, and an interactive figure takes 2 KB.
 */
test.each([
  { path: '/docs/intro/', link: 'a[href="/docs/glossary/"]', all: 258_600, navigation: 13_400 },
  { path: '/docs/api/events/', link: 'a[href="/docs/api/methods/"]', all: 263_400, navigation: 17_200 },
  { path: '/blog/', link: 'a[href="/blog/long-blog-post/"]', all: 250_700, navigation: 10_400 },
])('$path and a click on a link stay within budget', async ({ path, link, all, navigation }) => {
  const isLoaded = (page: Page) => Promise.all([whenReady(page), whenFontStored(page)])
  const weight = await weighPage(browser, addressOf(server) + path, { link, isLoaded })
  expect(weight.all).toBeLessThan(all)
  expect(weight.navigation).toBeLessThan(navigation)
})

test('with data-saver a page is little more than its HTML', async () => {
  const weight = await weighPage(browser, `${addressOf(server)}/docs/intro/`, { hasDataSaver: true })
  expect(weight.all).toBeLessThan(35_000)
})
