/** The scene of the home page, with a clock controlled by the test. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { layoutShiftOf, openWatched, useSite, whenDrawn, whenFontStored } from './site-under-test'

const site = useSite()

const told = (page: Page) => page.locator('.stage output')
const tile = (page: Page, x: number, y: number) =>
  page.getByRole('button', { name: `Отправить anna: клетка (${x};\u00a0−${-y})` })
const current = (page: Page) =>
  page
    .locator('.messages > li')
    .evaluateAll((all) => all.flatMap((each, index) => (each.ariaCurrent === 'step' ? [index] : [])))
const expectTold = (page: Page, text: string) => expect.poll(() => told(page).innerText()).toContain(text)

/** The page with the interactive scene after its own command; time is stopped. */
async function openScene(width = 1280, options: BrowserContextOptions = {}) {
  const watched = await openWatched(site, '/robots.txt', { viewport: { width, height: 900 }, ...options })
  const { page } = watched
  watched.messages.length = 0
  await page.clock.install({ time: 0 })
  await page.goto(site.url)
  await page.locator('.stage input:enabled').waitFor()
  // an hour ahead, longer than any machine takes to get here: a time in the past would not stop the clock
  await page.clock.pauseAt(3_600_000)
  await page.locator('.stage').scrollIntoViewIfNeeded()
  if (options.reducedMotion !== 'reduce') {
    await page
      .locator('.tile.veil')
      .and(tile(page, 12, -9))
      .waitFor()
    await page.clock.runFor(6000)
    await expectTold(page, 'Готово: у\u00a0всех троих anna в\u00a0клетке (12;\u00a0−9)')
  }
  return watched
}

/** Expects what is shown from a press of (12; −8) to the end. */
async function expectExchange(page: Page) {
  await expectTold(page, 'Команда летит на\u00a0сервер: «хочу в\u00a0клетку (12;\u00a0−8)»')
  expect(await current(page)).toEqual([0])
  await page.clock.runFor(250)
  await expectTold(page, 'ждёт своего кадра')
  await page.clock.runFor(150)
  await expectTold(page, 'Сервер решил: шаг в\u00a0(12;\u00a0−8)')
  expect(await current(page)).toEqual([1, 2])
  await page.clock.runFor(300)
  await expectTold(page, 'Все три клиента ведут anna в\u00a0клетку (12;\u00a0−8)')
  await page.clock.runFor(2500)
  await expectTold(page, 'Готово: у\u00a0всех троих anna в\u00a0клетке (12;\u00a0−8)')
  expect(await current(page)).toEqual([])
  const [command, owner, others] = await page.locator('.messages pre').allInnerTexts()
  expect(JSON.parse(command ?? '')).toMatchObject({ x: 12, y: -8 })
  expect(JSON.parse(owner ?? '')).toMatchObject({
    world: { 54: { player: { player_anna: { y: -8, events: { 'move/walk': { timeout: 0.33 } } } } } },
  })
  expect(others).not.toContain('timeout')
}

describe.each([360, 1280])('%i px wide', (width) => {
  test('a click on a tile sends a command; the server decides, three clients follow', async () => {
    const { page, messages } = await openScene(width)
    await tile(page, 12, -8).click()
    await expectExchange(page)
    expect(messages).toEqual([])
  })

  test('the scene can be played by touch, on tiles large enough for a finger', async () => {
    const { page, messages } = await openScene(width, { hasTouch: true, isMobile: true })
    const box = await tile(page, 12, -8).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await tile(page, 12, -8).tap()
    await expectExchange(page)
    expect(messages).toEqual([])
  })

  test('the scene can be played by keyboard', async () => {
    const { page, messages } = await openScene(width)
    await tile(page, 12, -8).focus()
    await page.keyboard.press('Enter')
    await expectExchange(page)
    expect(messages).toEqual([])
  })

  test('with reduced motion a press shows the result at once, or the moment of a pressed message', async () => {
    const { page, messages } = await openScene(width, { reducedMotion: 'reduce' })
    await page.clock.runFor(6000)
    expect(await told(page).innerText()).toContain('Нажмите на\u00a0клетку своей карты')
    await tile(page, 12, -9).click()
    await expectTold(page, 'Готово: у\u00a0всех троих anna в\u00a0клетке (12;\u00a0−9)')
    for (const [index, text] of ['Команда летит', 'Сервер решил', 'Сервер решил'].entries()) {
      await page.locator('.messages button').nth(index).click()
      await expectTold(page, text)
      expect(await current(page)).toContain(index)
    }
    expect(messages).toEqual([])
  })

  test('without JavaScript the scene is a picture with its messages, with nothing to press', async () => {
    const { page } = await openWatched(site, '/', {
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    })
    expect(await page.locator('.stage svg').isVisible()).toBe(true)
    expect(await page.locator('.messages pre').count()).toBe(3)
    expect(await page.locator('.live :is(button, input, [role="button"]):visible').count()).toBe(0)
  })

  test('with forced colours the current message is framed, and labels are readable', async () => {
    const { page } = await openScene(width, { forcedColors: 'active', colorScheme: 'dark' })
    await tile(page, 12, -8).click()
    const framed = page.locator('.messages > [aria-current]')
    await framed.waitFor()
    expect(await framed.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe('solid')
    const [ground, ...labels] = await page
      .locator('.stage svg')
      .evaluate((svg) => [
        getComputedStyle(svg).backgroundColor,
        ...[...svg.querySelectorAll('text')].map((text) => getComputedStyle(text).fill),
      ])
    expect(labels).not.toContain(ground)
  })

  test('nothing shifts on the page when the scene becomes interactive, and while it plays', async () => {
    const { page, messages } = await openWatched(site, '/', { viewport: { width, height: 900 } })
    const place = () => page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().height)
    await page.locator('.messages button').first().waitFor()
    await whenFontStored(page)
    const height = await place()
    await tile(page, 11, -7).click()
    await expectTold(page, 'Готово')
    await whenDrawn(page)
    expect(await place()).toBe(height)
    expect(await layoutShiftOf(page)).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(messages).toEqual([])
  })
})

test('arrow keys move over the map, which is one tab stop', async () => {
  const { page, messages } = await openScene()
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
  expect(await page.locator('.tile[tabindex="0"]').count()).toBe(1)
  await page.locator('.tile[tabindex="0"]').focus()
  const reached = new Set<string | null | undefined>()
  for (const arrow of ['Up', 'Left', 'Down', 'Right', 'Down', 'Left', 'Right', 'Right', 'Up']) {
    await page.keyboard.press(`Arrow${arrow}`)
    reached.add(await focused())
  }
  expect(reached.size).toBe(8)
  expect(await page.locator('.tile[tabindex="0"]').count()).toBe(1)
  expect(
    await page.locator('.tile:focus-visible').evaluate((path) => getComputedStyle(path).strokeWidth),
  ).toBe('4px')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('range')
  expect(messages).toEqual([])
})

test('with a higher ping others see the step before its player does', async () => {
  const { page } = await openScene()
  const slider = page.getByRole('slider', { name: /Ваш пинг/ })
  await slider.focus()
  await page.keyboard.press('End')
  expect(await slider.inputValue()).toBe('400')
  await tile(page, 12, -8).click()
  await page.clock.runFor(1500)
  await expectTold(page, 'Остальные уже видят шаг')
})

test('changes are announced from the first press on, not before', async () => {
  const { page } = await openScene()
  expect(await told(page).getAttribute('aria-live')).toBe('off')
  await tile(page, 12, -8).click()
  await expect.poll(() => told(page).getAttribute('aria-live')).toBe('polite')
})
