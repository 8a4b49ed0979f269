/** What readers download: budgets of whole loads, with every script, style and font, on a host that compresses. */
import type { Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, serveCompressed, stopServer } from '../support/server'
import { weighPage } from '../support/weigh-page'
import { connectBrowser } from './site-under-test'

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

/** 0.82 of the same page of Docusaurus, with web fonts, see `docs/benchmarks.md`. */
const all = 215_000

test.each([
  ['/docs/intro/', 'a[href="/docs/glossary/"]'],
  ['/docs/api/events/', 'a[href="/docs/api/methods/"]'],
  ['/blog/', 'a[href="/blog/long-blog-post/"]'],
])('%s and a click on a link keep the budgets', async (path, link) => {
  const weight = await weighPage(browser, addressOf(server) + path, { link })
  expect(weight.all).toBeLessThan(all)
  expect(weight.navigation).toBeLessThan(12_000)
})

test('with data-saver a page is little more than its HTML', async () => {
  const weight = await weighPage(browser, `${addressOf(server)}/docs/intro/`, { hasDataSaver: true })
  expect(weight.all).toBeLessThan(35_000)
})
