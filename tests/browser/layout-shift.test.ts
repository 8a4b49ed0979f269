import fs from 'node:fs'
import { expect, test } from 'vitest'
import { layoutShiftOf, openWatched, useSite, whenFontLoaded, whenReady } from './site-under-test'

const site = useSite()

// long texts with code and links between the words, tables, a form that a script draws
const pages = [
  '/',
  '/docs/intro/',
  '/docs/api/events/',
  '/docs/api/methods/',
  '/docs/api/limits/',
  '/search/',
]

test.each(pages)('nothing moves while %s loads, the web font and the scripts included', async (path) => {
  const { page } = await openWatched(site, path, { viewport: { width: 412, height: 823 } })
  await whenReady(page)
  await whenFontLoaded(page)
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
})

test.each([
  [360, '.notice p, .notice a'],
  [1280, '.bar nav a, .brand b, .find, .twin'],
])('at %i px words and links stay where they were when the web font comes', async (width, selector) => {
  const { page } = await openWatched(site, '/robots.txt', { viewport: { width, height: 800 } })
  let letThrough = () => {}
  const waiting = new Promise<void>((resolve) => (letThrough = resolve))
  await page.context().route('**/*.woff2', async (route) => {
    await waiting
    await route.continue()
  })
  /** Left edges and ends of all lines of what is on the screen. */
  const places = () =>
    page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ left, right }) => [left, right])
      }),
    )
  const fontOf = () => page.evaluate(() => getComputedStyle(document.documentElement).fontFamily)
  await page.goto(`${site.url}/docs/intro/`)
  await whenReady(page)
  const before = await places()
  expect(await fontOf()).not.toContain('Madefor,')
  letThrough()
  await page.waitForFunction(() =>
    getComputedStyle(document.documentElement).fontFamily.startsWith('Madefor,'),
  )
  const after = await places()
  expect(after.length).toBe(before.length)
  expect(before.length).toBeGreaterThan(2)
  const moves = after.flat().map((place, index) => Math.abs(place - (before.flat()[index] ?? 0)))
  expect(Math.max(...moves)).toBeLessThan(8)
})

test('a font whose lines cannot be kept waits for the next page', async () => {
  const { page } = await openWatched(site, '/robots.txt', { viewport: { width: 412, height: 823 } })
  const wide = fs.readFileSync('node_modules/katex/dist/fonts/KaTeX_Typewriter-Regular.woff2')
  await page
    .context()
    .route('**/*.woff2', (route) => route.fulfill({ body: wide, contentType: 'font/woff2' }))
  await page.goto(`${site.url}/docs/api/methods/`)
  await whenFontLoaded(page)
  const changed = page.locator('[style*="font-family"], [style*="letter-spacing"]')
  expect(await changed.count()).toBe(0)
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
  await whenReady(page)
  await page.locator('.next a').last().click()
  await page.waitForFunction(() => document.documentElement.style.fontFamily !== '')
})

test('with the web font, text well below the screen rests until the reader comes near, and none on the screen', async () => {
  const { page } = await openWatched(site, '/docs/api/events/', { viewport: { width: 412, height: 823 } })
  await whenReady(page)
  await whenFontLoaded(page)
  const resting = () =>
    page.locator('.prose > *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        if (getComputedStyle(element).contentVisibility === 'visible') return []
        return [bottom > 0 && top < innerHeight ? 'on the screen' : 'elsewhere']
      }),
    )
  const before = await resting()
  expect(before).toContain('elsewhere')
  expect(before).not.toContain('on the screen')
  // by a hash far below, then on foot
  await page.evaluate(() => (location.hash = document.querySelector('.prose > h2:nth-of-type(5)')?.id ?? ''))
  await page.waitForTimeout(500)
  expect(await resting()).not.toContain('on the screen')
  const top = await page
    .locator('.prose > h2:nth-of-type(5)')
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  for (let step = 0; step < 10; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the reader scrolls
    await page.mouse.wheel(0, 600)
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(300)
  const after = await resting()
  expect(after).not.toContain('on the screen')
  expect(after.length).toBeLessThan(before.length)
})

/** How many blocks of text rest when the page is first on the screen, and later, with the height of the page. */
async function openFresh(
  path: string,
  { again = false } = {},
): Promise<{ first: number; later: number; height: number }> {
  const { page } = await openWatched(site, '/robots.txt', { viewport: { width: 412, height: 823 } })
  // without the web font, for which text rests later
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        const blocks = [...document.querySelectorAll('.prose > *')]
        const resting = blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto')
        Object.assign(window, { restingAtFirst: resting.length })
      }),
    )
  })
  await page.goto(site.url + path)
  if (again) await page.reload()
  await page.waitForTimeout(1000)
  const found = await page.evaluate(() => ({
    first: (window as unknown as { restingAtFirst: number }).restingAtFirst,
    later: [...document.querySelectorAll('.prose > *')].filter(
      (block) => getComputedStyle(block).contentVisibility !== 'visible',
    ).length,
    height: document.documentElement.scrollHeight,
  }))
  await page.close()
  return found
}

test('text further down is laid out after the first picture, and soon; for who comes back or to a heading, before it', async () => {
  const path = '/docs/api/events/'
  const fresh = await openFresh(path)
  const again = await openFresh(path, { again: true })
  const toHeading = await openFresh(`${path}#${encodeURIComponent('события')}`)
  expect(fresh.first).toBeGreaterThan(10)
  expect(again.first).toBe(0)
  expect(toHeading.first).toBe(0)
  for (const { later, height } of [fresh, again, toHeading]) {
    expect(later).toBe(0)
    expect(height).toBe(again.height)
  }
})
