import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { layoutShiftOf, openWatched, useSite } from './site-under-test'

const site = useSite()
const places = { life: '/docs/api/events/', point: '/docs/tutorials/lesson-1/', frames: '/docs/intro/' }
const all = Object.values(places)

const figure = (page: Page) => page.locator('.live')
const answer = (page: Page) => figure(page).locator('output')
const whenLive = (page: Page) => figure(page).locator(':is(button, input):enabled').first().waitFor()
const heightOf = async (page: Page) => (await figure(page).boundingBox())?.height

async function openLive(path: string, width = 1280, options: BrowserContextOptions = {}) {
  const watched = await openWatched(site, path, { viewport: { width, height: 900 }, ...options })
  await whenLive(watched.page)
  return watched
}

/** Drags with one finger from the middle of `target`. */
async function dragFinger(page: Page, target: Locator, x: number, y: number) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + part * x, y: start.y + part * y }],
    })
  await touch('touchStart')
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await touch('touchEnd')
}

describe.each(all)('the figure of %s', (path) => {
  test('is a picture beside a table without JavaScript, with nothing to press', async () => {
    const { page } = await openWatched(site, path, { javaScriptEnabled: false })
    expect(await figure(page).locator('svg').first().isVisible()).toBe(true)
    expect(await answer(page).innerText()).not.toBe('')
    expect(await figure(page).locator('button:visible, input:visible').count()).toBe(0)
    expect(await page.locator('.table + .live, .table + p + .live, .live + .table').count()).toBe(1)
  })

  test.each([360, 1280])(
    'shifts nothing when it becomes interactive, and is as wide as the page at %i px',
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
    .toMatch(/^Шаг: рано, до срока 0,\d+\u00a0с\. Плагин отбросил команду\.$/)
  await page.getByRole('button', { name: 'Лечение' }).press('Space')
  await expect.poll(() => answer(page).innerText()).toBe('Лечение: команда ушла.')
  await expect.poll(() => record.innerText()).toMatch(/action: ""\s+remain: 0\.00/)
  expect(messages).toEqual([])
})

test('a point follows the pointer and arrow keys, and only its cell is announced', async () => {
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
  expect(await answer(page).innerText()).toBe('Клетка: (4; −2)\nНоги: в точке')
  await page.getByRole('slider', { name: /^x/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: /^y/ }).focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown')
  await expect.poll(() => figure(page).innerText()).toContain('На карте: (3,8; −2,6)')
  expect(await answer(page).innerText()).toBe('Клетка: (4; −3)\nНоги: в точке')
  await page.getByRole('radio', { name: 'Center' }).check()
  await expect.poll(() => answer(page).innerText()).toContain('Ноги: на полклетки ниже точки')
  expect(messages).toEqual([])
})

test('frames are recounted for each choice', async () => {
  const { page, messages } = await openLive(places.frames, 360)
  expect(await answer(page).innerText()).toBe(
    'Шаг занимает 20\u00a0кадров экрана и\u00a010\u00a0кадров сервера.',
  )
  const slider = page.getByRole('slider', { name: /сервера/ })
  const filled = () => slider.evaluate((input: HTMLInputElement) => input.style.getPropertyValue('--filled'))
  expect(await filled()).toBe('40%')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect.poll(filled).toBe('0%')
  await expect
    .poll(() => answer(page).innerText())
    .toBe('Шаг занимает 24\u00a0кадра экрана и\u00a04\u00a0кадра сервера: не 0,333\u00a0с, а 0,4\u00a0с.')
  expect(messages).toEqual([])
})

test('fingers press buttons, drag sliders and the point without scrolling the page', async () => {
  const finger = { hasTouch: true, isMobile: true }
  const life = await openLive(places.life, 360, finger)
  await life.page.getByRole('button', { name: 'Шаг', exact: true }).tap()
  await expect.poll(() => answer(life.page).innerText()).toBe('Шаг: команда ушла.')
  const frames = await openLive(places.frames, 360, finger)
  const slider = frames.page.getByRole('slider', { name: /экрана/ })
  await dragFinger(frames.page, slider, 60, 0)
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(70)
  const { page } = await openLive(places.point, 360, finger)
  const handle = page.locator('.handle')
  await handle.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await dragFinger(page, handle, 60, 40)
  await expect.poll(() => answer(page).innerText()).toBe('Клетка: (3; −2)\nНоги: в точке')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.getByRole('radio', { name: 'Center' }).tap()
  await expect.poll(() => answer(page).innerText()).toContain('Ноги: на полклетки ниже точки')
})

test.each(all)('with forced colours the figure of %s keeps its colours and background', async (path) => {
  const { page } = await openLive(path, 1280, { forcedColors: 'active', colorScheme: 'dark' })
  const [ground, ...colors] = await figure(page)
    .locator('svg')
    .first()
    .evaluate((svg) => {
      const sheet = document.createElement('p')
      sheet.style.cssText = 'color: var(--sheet); forced-color-adjust: none'
      document.body.append(sheet)
      return [
        getComputedStyle(svg).backgroundColor,
        getComputedStyle(sheet).color,
        ...[...svg.querySelectorAll('text')].map((text) => getComputedStyle(text).fill),
      ]
    })
  expect(colors.shift()).toBe(ground)
  expect(colors).not.toContain(ground)
})

test.each(['light', 'dark'] as const)(
  'with forced colours a slider is visible on a %s ground',
  async (colorScheme) => {
    const { page } = await openLive(places.point, 1280, { forcedColors: 'active', colorScheme })
    const { channels } = await sharp(await page.locator('[type="range"]').first().screenshot()).stats()
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(100)
  },
)
