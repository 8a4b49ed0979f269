/** Nothing shifts while a page loads on a slow processor and network, or while its HTML arrives in pieces. */
import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/open-page'
import { pageKinds } from './page-kinds'
import { holdBack, layoutShiftOf, useSite, whenDrawn, whenFontStored, whenReady } from './site-under-test'

const site = useSite()

const pages = [...pageKinds, '/docs/api/methods/', '/search/?q=таймаут']
const widths = [360, 1280]
/** Query strings are handled by script. */
const cases = pages
  .filter((path) => !path.includes('?'))
  .flatMap((path) => widths.map((width) => ({ path, width })))

async function openEmpty(width: number, whenDone = onTestFinished): Promise<Page> {
  const page = await openPage(site.browser, { viewport: { width, height: 823 } })
  whenDone(() => page.context().close())
  return page
}

/** Resolves once everything has loaded: scripts, the web font, interactive figures, suggestions. */
async function whenAllIsThere(page: Page): Promise<void> {
  await whenReady(page)
  await whenFontStored(page)
  if (await page.locator('.live').count()) await page.locator('.live :enabled').first().waitFor()
  if (page.url().includes('?q=')) await page.locator('.hit').first().waitFor()
  if (await page.locator('.lost').count()) await page.locator('.near').waitFor()
  await whenDrawn(page)
}

/** Processor slowdown, kbit per second, latency in milliseconds, and the width of the window. */
const slowDevices = [
  { name: 'a slow phone', cpu: 6, kbps: 400, latency: 150, width: 412 },
  { name: 'a slow network', cpu: 1, kbps: 200, latency: 150, width: 1280 },
]

/** In parallel, since these pages mostly wait for the network. */
describe.each(slowDevices)('on $name', ({ cpu, kbps, latency, width }) => {
  test.concurrent.for(pages)('nothing moves while %s loads', async (path, context) => {
    const page = await openEmpty(width, context.onTestFinished)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await session.send('Network.enable')
    const throughput = (kbps * 1000) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await page.goto(site.url + path)
    await whenAllIsThere(page)
    context.expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
  })
})

/** The beginning of what readers see. */
const textStart = '<a class="skip"'

/**
 * Writes a page as a parser does on a slow network: each piece is painted before the next. Blocks its script
 * files, since React does not expect a page that a script has written. Returns the tab that is selected
 * before the page is complete.
 */
async function writeInPieces(page: Page, path: string, size: number): Promise<string | undefined> {
  const file = [`out${path}index.html`, 'out/404.html'].find((each) => fs.existsSync(each)) ?? ''
  const html = fs.readFileSync(file, 'utf8')
  // the script that allows `document.write` (`allow-own-scripts.ts`) is in the first piece
  const start = html.indexOf(textStart)
  const pieces = [html.slice(0, start), ...(html.slice(start).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])]
  await holdBack(page, '**/*.js')
  await page.goto(`${site.url}/robots.txt`)
  return page.evaluate(
    async ([address, all]) => {
      history.replaceState(null, '', address)
      document.open()
      for (const piece of all) {
        document.write(piece)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
      const tab = document.querySelector('[data-tabs] [aria-selected="true"]')?.textContent
      document.close()
      return tab
    },
    [path, pieces] as const,
  )
}

test.each(cases)('nothing shifts while $path arrives in pieces, $width px wide', async ({ path, width }) => {
  const page = await openEmpty(width)
  await writeInPieces(page, path, 1000)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
})

test('a button whose label arrives in two pieces does not move to the next row', async () => {
  const page = await openEmpty(412)
  const html = fs.readFileSync('out/index.html', 'utf8')
  await writeInPieces(page, '/', html.indexOf('>Концепция</a></div>') + 3 - html.indexOf(textStart))
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
})

test('authors who arrive in two pieces do not move to the next row', async () => {
  const page = await openEmpty(412)
  const html = fs.readFileSync('out/blog/welcome/index.html', 'utf8')
  const second = html.indexOf('</a>, <a', html.indexOf('class="meta dated"'))
  await writeInPieces(page, '/blog/welcome/', second + 4 - html.indexOf(textStart))
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
})

test.each(cases)(
  '$path is as tall before its scripts as after them, $width px wide',
  async ({ path, width }) => {
    const page = await openEmpty(width)
    const letCome = await holdBack(page, '**/*.js')
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.locator('.foot a').last().waitFor()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    letCome()
    await whenAllIsThere(page)
    // a reload or Back in the middle restores the position before the scripts come
    expect(await height()).toBe(before)
  },
)

describe('a page in pieces', () => {
  test("has the reader's tabs selected before they are painted", async () => {
    const page = await openEmpty(1280)
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.side', 'server'))
    expect(await writeInPieces(page, '/blog/mdx-blog-post/', 1500)).toBe('Сервер')
  })

  test('is visible as a whole in the end', async () => {
    const page = await openEmpty(1280)
    await writeInPieces(page, '/docs/intro/', 4000)
    const unseen = await page
      // a wrap button waits for code that overflows
      .locator('.notice, .bar, .foot, main :not([data-wrap], [data-wrap] *)')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).visibility !== 'visible').length)
    expect(unseen).toBe(0)
  })
})

test('no script requests frames before the page is parsed: each would lay out and paint an empty page', async () => {
  const page = await openEmpty(1280)
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      asked.push(document.readyState)
      return ask(callback)
    }
  })
  await page.goto(`${site.url}/docs/intro/`)
  await whenReady(page)
  // set by the init script
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  expect(asked).not.toContain('loading')
  expect(asked).not.toHaveLength(0)
})
