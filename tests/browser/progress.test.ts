import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdBack, openReady, useSite } from './site-under-test'

const site = useSite()

/** Holds back router requests. */
const slowDown = (page: Page) => holdBack(page, /\.txt(\?|$)/)

/** Records the maximum width of the bar, and whether it appeared at all. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const seen = { shown: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('#nprogress .progress')) seen.shown ||= performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
const wasShown = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shown: number } }).seen.shown > 0)
const bar = (page: Page) => page.locator('#nprogress')

describe('the progress bar', () => {
  test('does not appear in a fast navigation, nor for a heading of the same page', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    await watchBar(page)
    // however long it takes here
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('.toc a').nth(3).click()
    await page.locator('.side').getByRole('link', { name: 'Установка' }).click()
    await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
    await page.clock.runFor(400)
    expect(await wasShown(page)).toBe(false)
  })

  test('appears after 200 ms, starts at 8 %, trickles, and ends with the page', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    const letCome = await slowDown(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const link = page.locator('.bar nav').getByRole('link', { name: 'Блог' })
    const isAsked = page.waitForRequest(/\/blog\/.*\.txt/)
    await link.click()
    await isAsked
    await page.clock.runFor(199)
    expect(await bar(page).count()).toBe(0)
    await page.clock.runFor(2)
    const done = () =>
      page
        .locator('#nprogress .progress')
        .evaluate((element) => 100 - Number(/-([\d.]+)%/.exec(element.getAttribute('style') ?? '')?.[1]))
    expect(await done()).toBe(8)
    await page.clock.runFor(1000)
    expect(await done()).toBeGreaterThan(8)
    expect(await done()).toBeLessThan(20)
    letCome()
    await page.clock.resume()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
    await bar(page).waitFor({ state: 'detached' })
  })

  test('keeps the old page on the screen while it lasts', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    await slowDown(page)
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
    await bar(page).waitFor({ state: 'attached' })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Концепция')
  })

  test('ends when the navigation is cancelled', async () => {
    const { page } = await openReady(site, '/docs/')
    await page.locator('main').getByRole('link', { name: 'Концепция' }).click()
    await page.getByRole('heading', { level: 1, name: 'Концепция' }).waitFor()
    await slowDown(page)
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
    await bar(page).waitFor({ state: 'attached' })
    await page.locator('.bar nav').getByRole('link', { name: 'Документация' }).click()
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Концепция')
  })

  test('is not animated with reduced motion', async () => {
    const { page } = await openReady(site, '/docs/intro/', { reducedMotion: 'reduce' })
    await slowDown(page)
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
    await bar(page).waitFor({ state: 'attached' })
    expect(
      await page
        .locator('#nprogress .progress')
        .evaluate((element) => getComputedStyle(element).transitionProperty),
    ).toBe('none')
  })
})
