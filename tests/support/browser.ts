import { chromium, type Browser } from 'playwright-core'
import { ensureBrowser } from './install-browser.mjs'

/** Chromium makes no calls of its own to the network. */
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

/** A browser of its own, for benchmarks and for tests that need more `args`; others share one, see `useSite`. */
export const launchBrowser = async (...args: string[]): Promise<Browser> =>
  chromium.launch(await launchOptions(...args))
