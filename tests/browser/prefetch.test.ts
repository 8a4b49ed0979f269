import { describe, expect, test } from 'vitest'
import { openWatched, useSite, whenReady } from './site'

const site = useSite()
const isData = (path: string) => path.endsWith('.txt')

/** Tells the page that the connection is `connection`, as browsers with the interface do. */
const connectionScript = (connection: object) =>
  `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`

describe('the data of a page is prefetched', () => {
  test('on intent only: nothing for links that are merely in view', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenReady(page)
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(500)
    expect(requests.filter(isData)).toEqual([])
  })

  test('when the pointer rests on a link, when it gets the focus; once, and in chunks', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenReady(page)
    const link = page.locator('.next a').last()
    await link.hover()
    await expect.poll(() => requests.filter(isData).length, { timeout: 20_000 }).toBeGreaterThan(2)
    await page.waitForTimeout(500)
    const first = requests.filter(isData)
    expect(first.length).toBeGreaterThan(1)
    await page.mouse.move(0, 0)
    await link.hover()
    await page.waitForTimeout(300)
    expect(requests.filter(isData)).toEqual(first)
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).focus()
    await expect
      .poll(() => requests.filter((path) => isData(path) && path.startsWith('/blog/')).length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0)
  })

  test('not while the pointer only passes by', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenReady(page)
    await page.locator('.next a').last().hover()
    await page.mouse.move(0, 0)
    await page.waitForTimeout(300)
    expect(requests.filter(isData).length).toBeLessThanOrEqual(4)
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'never with %o, and no web font either; navigation still works',
    async (connection) => {
      const { page, requests } = await openWatched(site, '/blog/')
      await page.context().addInitScript(connectionScript(connection))
      await page.goto(`${site.url}/docs/intro/`)
      await whenReady(page)
      requests.length = 0
      await page.locator('.next a').last().hover()
      await page.locator('.next a').last().focus()
      await page.waitForTimeout(400)
      expect(requests).toEqual([])
      await page.locator('.next a').last().click()
      await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
    },
  )
})

test('the web font comes after the page has loaded, and shifts nothing', async () => {
  const { page, requests } = await openWatched(site, '/blog/')
  await page.context().addInitScript(() => {
    const marks = { load: 0, shift: 0 }
    Object.assign(window, { marks })
    addEventListener('load', () => (marks.load = performance.now()))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site.url}/docs/api/events/`)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(800)
  const { load, shift } = await page.evaluate(
    () => (window as unknown as { marks: { load: number; shift: number } }).marks,
  )
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  )
  expect(requests.some((path) => path.endsWith('.woff2'))).toBe(true)
  expect(fonts).toHaveLength(2)
  for (const start of fonts) expect(start).toBeGreaterThanOrEqual(load)
  expect(shift).toBeLessThan(0.02)
  expect(await page.evaluate(() => document.fonts.check('17px "Wix Madefor Text"', 'Ёж and й'))).toBe(true)
})
