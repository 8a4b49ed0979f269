import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { layoutShiftOf, openWatched, useSite } from './site-under-test'

const site = useSite()
const places = { life: '/docs/api/events/', point: '/docs/tutorials/lesson-1/', frames: '/docs/intro/' }
const all = Object.values(places)

const figure = (page: Page) => page.locator('.live')
const answer = (page: Page) => figure(page).locator('output')
const whenLive = (page: Page) => figure(page).locator(':is(button, input):enabled').first().waitFor()
const heightOf = async (page: Page) => (await figure(page).boundingBox())?.height

async function openLive(path: string, width = 1280) {
  const watched = await openWatched(site, path, { viewport: { width, height: 900 } })
  await whenLive(watched.page)
  return watched
}

describe.each(all)('the figure of %s', (path) => {
  test('is a picture beside a table without JavaScript, and offers nothing to press', async () => {
    const { page } = await openWatched(site, path, { javaScriptEnabled: false })
    expect(await figure(page).locator('svg').first().isVisible()).toBe(true)
    expect(await answer(page).innerText()).not.toBe('')
    expect(await figure(page).locator('button:visible, input:visible').count()).toBe(0)
    expect(await page.locator('.table + .live, .table + p + .live, .live + .table').count()).toBe(1)
  })

  test.each([360, 1280])(
    'moves nothing when it comes to life, and has the width of the page at %i px',
    async (width) => {
      const { page, messages } = await openWatched(site, path, { viewport: { width, height: 900 } })
      const still = await heightOf(page)
      await figure(page).scrollIntoViewIfNeeded()
      await whenLive(page)
      expect(await heightOf(page)).toBe(still)
      expect(await layoutShiftOf(page)).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const small = await figure(page)
        .locator('button, [type="range"], label.button')
        .evaluateAll(
          (targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).length,
        )
      expect(small).toBe(0)
      expect(messages).toEqual([])
    },
  )
})

test('a command fills the record of its group, an early one is dropped, another group is free', async () => {
  const { page, messages } = await openLive(places.life)
  const step = page.getByRole('button', { name: 'Шаг', exact: true })
  const record = figure(page).locator('.calculator > div').first()
  await step.click()
  await expect.poll(() => answer(page).innerText()).toBe('Шаг: команда ушла.')
  await expect.poll(() => record.innerText()).toMatch(/remain: 0\.[123]/)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => answer(page).innerText())
    .toMatch(/^Шаг: рано, до срока 0,\d+ с\. Плагин отбросил команду\.$/)
  await page.getByRole('button', { name: 'Лечение' }).press('Space')
  await expect.poll(() => answer(page).innerText()).toBe('Лечение: команда ушла.')
  await expect.poll(() => record.innerText()).toMatch(/action: ""\s+remain: 0\.00/)
  expect(messages).toEqual([])
})

test('a point follows the pointer and arrow keys, and only its cell is told', async () => {
  const { page, messages } = await openLive(places.point)
  await figure(page).scrollIntoViewIfNeeded()
  const box = await figure(page).locator('svg').boundingBox()
  if (!box) throw new Error('no drawing')
  const unit = box.width / 336
  // the middle of the cell (4; −2)
  await figure(page).locator('.handle').hover()
  await page.mouse.down()
  await page.mouse.move(box.x + 246 * unit, box.y + 146 * unit, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => figure(page).innerText()).toContain('В сцене: (4; −2; 0)')
  expect(await answer(page).innerText()).toBe('Клетка (4; −2), ноги в точке')
  await page.getByRole('slider', { name: /^x/ }).focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  await expect.poll(() => figure(page).innerText()).toContain('На карте: (3,8; −2,6)')
  expect(await answer(page).innerText()).toBe('Клетка (4; −3), ноги в точке')
  await page.getByRole('radio', { name: 'Pivot Center' }).check()
  await expect.poll(() => answer(page).innerText()).toContain('ноги на полклетки ниже точки')
  expect(messages).toEqual([])
})

test('frames are counted anew for each choice', async () => {
  const { page, messages } = await openLive(places.frames, 360)
  expect(await answer(page).innerText()).toBe('Шаг занимает 20\u00a0кадров экрана и 10\u00a0кадров сервера.')
  await page.getByRole('slider', { name: /сервера/ }).focus()
  await page.keyboard.press('Home')
  await expect
    .poll(() => answer(page).innerText())
    .toBe('Шаг занимает 24\u00a0кадра экрана и 4\u00a0кадра сервера: не 0,333 с, а 0,4 с.')
  expect(messages).toEqual([])
})
