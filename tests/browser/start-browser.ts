/** Starts one Chromium and one server of `out` for all tests; `site-under-test.ts` provides them. */
import fs from 'node:fs'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/static-server'
import { launchOptions } from '../support/browser'
import { addressOf, stopServer } from '../support/server'

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket address of the browser. */
    browser: string
    /** Origin of the site in `out`; empty without a site. */
    site: string
  }
}

export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(await launchOptions())
  const server = fs.existsSync('out') ? await serve('out') : undefined
  project.provide('browser', browser.wsEndpoint())
  project.provide('site', server ? addressOf(server) : '')
  return async () => {
    if (server) stopServer(server)
    await browser.close()
  }
}
