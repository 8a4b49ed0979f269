import { describe, expect, test } from 'vitest'
import { openWatched, useSite, whenFontLoaded, whenReady } from './site-under-test'

const site = useSite()

describe('the home page', () => {
  test('has links that look like links, and steps that are links as a whole', async () => {
    const { page } = await openWatched(site, '/')
    await whenReady(page)
    for (const link of await page.locator('.card a, .path a').all())
      expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
    await page.locator('.path').getByText('Демонстрационная игра').click()
    await page.waitForURL('**/docs/tutorials/lesson-0/')
  })

  test('shows the code of the client first', async () => {
    const { page } = await openWatched(site, '/')
    expect(await page.locator('[role="tab"][aria-selected="true"]').textContent()).toBe('Клиент')
  })

  test('keeps a word with a hyphen in one line of its title', async () => {
    const { page } = await openWatched(site, '/', { viewport: { width: 320, height: 700 } })
    const word = page.locator('h1 > span')
    expect(await word.textContent()).toBe('онлайн-\u2060игр')
    const lines = await word.evaluate(
      (span: HTMLElement) => span.offsetHeight / parseFloat(getComputedStyle(span).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
  })

  test('moves nothing below when another tab is chosen', async () => {
    const { page } = await openWatched(site, '/')
    await whenReady(page)
    await whenFontLoaded(page)
    const tabs = page.getByRole('tab')
    const place = () => page.locator('.path').evaluate((path) => path.getBoundingClientRect().top + scrollY)
    const before = await place()
    for (const tab of await tabs.all()) {
      await tab.click()
      const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)
      expect(await panel.isVisible()).toBe(true)
      expect(await page.getByRole('tabpanel').count()).toBe(1)
      expect(await place()).toBe(before)
    }
  })
})
