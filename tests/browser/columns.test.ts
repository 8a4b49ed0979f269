/** Examples beside tables, on wide screens, and the table of contents that they replace. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layoutShiftOf, openReady, openWatched, useSite, watchPolicy, whenDrawn } from './site-under-test'

const site = useSite()
const path = '/docs/api/methods/'
const wide = { viewport: { width: 1440, height: 900 } }

/** The boxes of the two sides of the first columns. */
const sidesOf = (page: Page) =>
  page
    .locator('.columns > div')
    .evaluateAll((sides) => sides.slice(0, 2).map((side) => side.getBoundingClientRect().toJSON() as DOMRect))

async function areBeside(page: Page): Promise<boolean> {
  const [table, example] = await sidesOf(page)
  return (
    table !== undefined && example !== undefined && example.left > table.right && example.top === table.top
  )
}

test('an example stands beside its table on a wide screen, and below it on others', async () => {
  const { page } = await openWatched(site, path, wide)
  expect(await areBeside(page)).toBe(true)
  for (const [width, isWide] of [
    [360, false],
    [1280, false],
    [1439, false],
    [1440, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await areBeside(page)]).toEqual([width, isWide])
    const [table, example] = await sidesOf(page)
    if (!isWide) expect(example?.top).toBeGreaterThan(table?.bottom ?? Infinity)
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, room]).toEqual([width, 0])
  }
})

test('it stays in view while its table scrolls', async () => {
  const { page } = await openWatched(site, path, wide)
  const heights = await page.locator('.columns').evaluateAll((all) => all.map((one) => one.clientHeight))
  const tallest = page.locator('.columns').nth(heights.indexOf(Math.max(...heights)))
  await tallest
    .locator('tr')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const box = await tallest.locator('figure').boundingBox()
  expect(box && box.y > 100 && box.y + box.height < 900).toBe(true)
})

test('no code beside a table is wider than its box', async () => {
  for (const page of [path, '/docs/api/events/', '/docs/api/objects/', '/markdown-page/']) {
    const { page: opened } = await openWatched(site, page, wide)
    const cut = await opened
      .locator('.columns pre')
      .evaluateAll((all) => all.flatMap((pre) => (pre.scrollWidth > pre.clientWidth ? pre.textContent : [])))
    expect([page, cut]).toEqual([page, []])
  }
})

test('the bar that opens the contents slides in only when the title has scrolled away', async () => {
  const { page } = await openReady(site, path, wide)
  const opacity = () => page.locator('.subbar').evaluate((bar) => getComputedStyle(bar).opacity)
  const titleTop = async () => (await page.locator('h1').boundingBox())?.y
  expect(await opacity()).toBe('0')
  const top = await titleTop()
  await page.mouse.wheel(0, 600)
  await expect.poll(opacity).toBe('1')
  await page.goto(`${site.url}/docs/intro/`)
  expect(await titleTop()).toBe(top)
})

test('the table of contents opens by keyboard, and closes on a section', async () => {
  const { page } = await openReady(site, `${path}#map`, wide)
  const contents = page.locator('.toc')
  await page.locator('.subbar').getByRole('button', { name: 'На странице' }).focus()
  await page.keyboard.press('Enter')
  await contents.getByRole('link', { name: 'Модель сущности' }).focus()
  expect(await contents.evaluate((nav) => nav.matches(':popover-open'))).toBe(true)
  const box = await contents.boundingBox()
  expect(box && box.x > 720 && box.y > 60 && box.y + box.height <= 900).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.hash === '#model')
  expect(await contents.evaluate((nav) => nav.matches(':popover-open'))).toBe(false)
  const heading = await page.locator('#model').boundingBox()
  expect(heading && heading.y >= 104 && heading.y < 140).toBe(true)
})

test.each([360, 1000, 1440])(
  'its button takes the focus without scrolling the page, %i px wide',
  async (width) => {
    const { page } = await openReady(site, path, { viewport: { width, height: 900 } })
    await page.evaluate(() => scrollTo(0, 3000))
    await whenDrawn(page)
    const before = await page.evaluate(() => scrollY)
    await page.locator('.subbar').getByRole('button', { name: 'На странице' }).focus()
    await whenDrawn(page)
    expect([before, await page.evaluate(() => scrollY)]).toEqual([3000, 3000])
  },
)

test('it is there without scripts, beside the start of the text, too', async () => {
  const { page } = await openWatched(site, path, { ...wide, javaScriptEnabled: false })
  const link = page.locator('.toc').getByRole('link', { name: 'Модель сущности' })
  expect(await link.isVisible()).toBe(true)
  await page.mouse.wheel(0, 3000)
  await page.locator('.subbar').getByRole('button', { name: 'На странице' }).click()
  await link.click()
  expect(new URL(page.url()).hash).toBe('#model')
})

test('nothing moves while such a page loads', async () => {
  const { page } = await openReady(site, path, wide)
  await whenDrawn(page)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
})

test('navigation brings the style sheet along', async () => {
  const { page, documents, messages } = await openReady(site, '/docs/api/limits/', wide)
  const blocked = await watchPolicy(page)
  await page.locator('.side').getByRole('link', { name: 'Методы' }).click()
  await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
  expect(await areBeside(page)).toBe(true)
  await page.locator('.side').getByRole('link', { name: 'Ограничения' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ограничения' }).waitFor()
  expect(await page.locator('.subbar').isVisible()).toBe(false)
  expect([documents.length, messages, blocked]).toEqual([1, [], []])
})
