import { describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite, whenFontStored } from './site-under-test'

const site = useSite()

describe('the home page', () => {
  test('has steps that look like links, and are linked as a whole', async () => {
    const { page } = await openReady(site, '/')
    const colourOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
    const colours = new Set(await colourOf('.path a'))
    expect(colours.size).toBe(1)
    for (const colour of await colourOf('.path p, h1')) expect(colours).not.toContain(colour)
    await page.locator('.path').getByText('Демонстрационная игра').click()
    await page.waitForURL('**/docs/tutorials/lesson-0/')
  })

  const stepsAt = async (width: number) => {
    const { page } = await openWatched(site, '/', { viewport: { width, height: 900 } })
    return page.locator('.path > li').evaluateAll((all) =>
      all.map((step) => {
        const { left, top } = step.getBoundingClientRect()
        return { left, top }
      }),
    )
  }

  test.each([360, 1280])('ends with a band from edge to edge at %i px', async (width) => {
    const { page } = await openWatched(site, '/', { viewport: { width, height: 900 } })
    const edges = await page.locator('.journey').evaluate((band) => {
      const { left, right, bottom } = band.getBoundingClientRect()
      const footer = document.querySelector('.foot')?.getBoundingClientRect().top ?? 0
      return { left, right: right - document.documentElement.clientWidth, gap: Math.round(footer - bottom) }
    })
    expect(edges).toEqual({ left: 0, right: 0, gap: 0 })
  })

  test('has its steps in a column on a phone', async () => {
    const steps = await stepsAt(360)
    expect(steps.length).toBeGreaterThan(4)
    expect(new Set(steps.map(({ left }) => left)).size).toBe(1)
  })

  test('has its steps as stairs on a wide screen', async () => {
    const steps = await stepsAt(1280)
    for (const [index, { left, top }] of steps.slice(1).entries()) {
      expect(left).toBeGreaterThan(steps[index]?.left ?? Infinity)
      expect(top).toBeLessThan(steps[index]?.top ?? 0)
    }
  })

  test.each([360, 1280])('has its numbers in rows, at %i px', async (width) => {
    const { page } = await openWatched(site, '/', { viewport: { width, height: 900 } })
    const tops = await page
      .locator('.card:has(.value)')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(width === 360 ? tops.length : tops.length / 3)
  })

  test('is fully laid out once React has loaded, for full-page screenshots', async () => {
    const { page } = await openReady(site, '/', { viewport: { width: 360, height: 700 } })
    const isLaidOut = await page
      .locator('.home-text > section')
      .evaluateAll((sections) =>
        sections.map(({ children: [first] }) => first?.checkVisibility({ contentVisibilityAuto: true })),
      )
    expect(isLaidOut.length).toBeGreaterThan(4)
    expect(isLaidOut).not.toContain(false)
  })

  test('shows the client code first', async () => {
    const { page } = await openWatched(site, '/')
    expect(await page.locator('[role="tab"][aria-selected="true"]').textContent()).toBe('Клиент')
  })

  test('does not wrap a hyphenated word and its preposition in its title', async () => {
    const { page } = await openWatched(site, '/', { viewport: { width: 320, height: 700 } })
    const word = page.locator('h1 > span')
    expect(await word.textContent()).toBe('для онлайн-\u2060игр')
    const lines = await word.evaluate(
      (span: HTMLElement) => span.offsetHeight / parseFloat(getComputedStyle(span).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
  })

  test('shifts nothing when another tab is selected', async () => {
    const { page } = await openReady(site, '/')
    await whenFontStored(page)
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

  test('begins with the demo', async () => {
    const { page } = await openWatched(site, '/')
    const names = await page.locator('.hero .row a').allInnerTexts()
    expect(names.map((name) => name.replace('\u00a0', ' '))).toEqual(['Запустить демо', 'Концепция'])
  })

  test.each([360, 1280])('shows its figure uncropped, at %i px', async (width) => {
    const { page } = await openWatched(site, '/', { viewport: { width, height: 900 } })
    const overflow = await page.locator('.picture').evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow).toBe(0)
  })
})
