import { chromium, type Browser } from 'playwright-core'
import { ensureBrowser } from './ensure-browser.mjs'

/** Chromium without background network calls. */
export const launchOptions = async (...args: string[]) => ({
  executablePath: await ensureBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...args,
  ],
})

/** A separate browser, for benchmarks and for tests that need `args`. Others share one, see `useSite`. */
export const launchBrowser = async (...args: string[]): Promise<Browser> =>
  chromium.launch(await launchOptions(...args))
