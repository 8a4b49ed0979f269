import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** How long to wait for a page, in milliseconds: longer than on any machine, however busy. */
const patience = 600_000

/** Opens a page in its own context; the caller closes the context. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patience)
  return context.newPage()
}
