/** Tabs and code as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openWatched, useSite, whenFontStored, whenReady } from './site-under-test'

const site = useSite()
const lesson = '/docs/tutorials/lesson-1/'
const group = '[data-group="graphics"]'

const valueOf = (page: Page, at = 0) =>
  page.locator(group).nth(at).locator('[role="tab"][aria-selected="true"]').getAttribute('data-value')
const tabsOf = (page: Page, at = 0) =>
  page.locator(group).nth(at).locator('> [role="tablist"] > [role="tab"]')

/** A page with two tab sets of a group far apart, with `attributes` added to both. */
async function openLesson(address: string, attributes = '') {
  const opened = await openWatched(site, '/docs/')
  await opened.page.route(`**${lesson}*`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    expect(html.match(/ data-group="graphics"/g)).toHaveLength(2)
    return route.fulfill({ response, body: html.replaceAll(' data-group=', ` ${attributes} data-group=`) })
  })
  await opened.page.goto(site.url + address)
  await whenReady(opened.page)
  return opened.page
}

describe('tabs', () => {
  test('M8 M9 sets of a group switch together, in another window, too, and after a reload', async () => {
    const page = await openLesson(lesson)
    const other = await page.context().newPage()
    await other.goto(site.url + lesson)
    await whenReady(other)
    const value = await tabsOf(page).nth(1).getAttribute('data-value')
    expect(await valueOf(page)).not.toBe(value)
    await tabsOf(page).nth(1).click()
    expect([await valueOf(page, 0), await valueOf(page, 1)]).toEqual([value, value])
    const shown = page.locator(group).first().locator('> [role="tabpanel"]:visible')
    expect([await shown.count(), await shown.getAttribute('data-value')]).toEqual([1, value])
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.graphics'))).toBe(value)
    await expect.poll(() => valueOf(other)).toBe(value)
    await page.reload()
    await whenReady(page)
    expect(await valueOf(page)).toBe(value)
  })

  test('M10 the query string selects a tab; a choice replaces it without a history entry', async () => {
    const page = await openLesson(lesson, 'data-query="os"')
    const [first, second] = await Promise.all(
      [0, 1].map((index) => tabsOf(page).nth(index).getAttribute('data-value')),
    )
    await page.goto(`${site.url}${lesson}?os=${encodeURIComponent(second ?? '')}&x=1`)
    await whenReady(page)
    expect(await valueOf(page)).toBe(second)
    const before = await page.evaluate(() => history.length)
    await tabsOf(page).first().click()
    expect(new URL(page.url()).searchParams.get('os')).toBe(first)
    expect(new URL(page.url()).searchParams.get('x')).toBe('1')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('M11 the query string wins over the stored choice; an unknown value is ignored', async () => {
    const page = await openLesson(lesson, 'data-query="os"')
    const first = await tabsOf(page).first().getAttribute('data-value')
    const second = await tabsOf(page).nth(1).getAttribute('data-value')
    await page.evaluate((value) => localStorage.setItem('docusaurus.tab.graphics', value ?? ''), second)
    for (const [query, expected] of [
      [first ?? '', first],
      ['nope', second],
    ]) {
      await page.goto(`${site.url}${lesson}?os=${encodeURIComponent(query ?? '')}`)
      await whenReady(page)
      expect(await valueOf(page)).toBe(expected)
    }
  })

  test('M10 a link with another query on its own page selects a tab', async () => {
    const page = await openLesson(lesson, 'data-query="os"')
    const second = await tabsOf(page).nth(1).getAttribute('data-value')
    await page
      .locator('main p a')
      .first()
      .evaluate((link, value) => {
        link.setAttribute('href', `?os=${encodeURIComponent(value ?? '')}`)
      }, second)
    await page.locator('main p a').first().click()
    await expect.poll(() => valueOf(page)).toBe(second)
  })

  test('the tab with the heading in the address wins over the stored choice, after hydration, too', async () => {
    const page = await openLesson(lesson)
    const [first, second] = await Promise.all(
      [0, 1].map((index) => tabsOf(page).nth(index).getAttribute('data-value')),
    )
    await page.evaluate((value) => localStorage.setItem('docusaurus.tab.graphics', value ?? ''), first)
    const id = await page.locator(`${group} > [role="tabpanel"]`).nth(1).getAttribute('id')
    await page.goto(`${site.url}${lesson}?new#${id}`)
    await whenReady(page)
    expect(await valueOf(page)).toBe(second)
  })

  test('M12 arrow keys move focus in the tab list, Enter selects', async () => {
    const page = await openLesson(lesson)
    const count = await tabsOf(page).count()
    await tabsOf(page).first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(
      await tabsOf(page)
        .nth(count - 1)
        .evaluate((tab) => tab === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Enter')
    expect(await valueOf(page)).toBe(
      await tabsOf(page)
        .nth(count - 1)
        .getAttribute('data-value'),
    )
    await page.keyboard.press('ArrowRight')
    expect(
      await tabsOf(page)
        .first()
        .evaluate((tab) => tab === document.activeElement),
    ).toBe(true)
  })

  test('M13 the pressed tab keeps its position on the screen', async () => {
    const page = await openLesson(lesson)
    const tab = tabsOf(page, 1).nth(1)
    await whenFontStored(page)
    // drops heights remembered at another width
    await page.setViewportSize({ width: 1200, height: 900 })
    await tab.evaluate((element) => {
      // not every browser has scroll anchoring
      document.documentElement.style.overflowAnchor = 'none'
      // the set above becomes taller
      const above = document.querySelector<HTMLElement>(
        '[data-group="graphics"] > [role="tabpanel"]:nth-of-type(3) > :last-child',
      )
      if (above) above.style.minHeight = '40rem'
      // Playwright may scroll before it presses
      addEventListener('pointerdown', () => {
        element.dataset['top'] = String(element.getBoundingClientRect().top)
      })
    })
    const set = page.locator(group).first()
    const height = () => set.evaluate((element) => element.clientHeight)
    const heightBefore = await height()
    await tab.click()
    expect(await height()).toBeGreaterThan(heightBefore + 100)
    const { before, now } = await tab.evaluate((element) => ({
      before: Number(element.dataset['top']),
      now: element.getBoundingClientRect().top,
    }))
    expect(Math.abs(now - before)).toBeLessThan(2)
  })
})

test.each(['the Clipboard API of secure origins', 'the permission'])(
  'M23 code is copied without %s',
  async (missing) => {
    const { page } = await openWatched(site, '/docs/tutorials/lesson-2/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await whenReady(page)
    const read = () => page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.evaluate((isApi) => {
      const { clipboard } = navigator
      Object.assign(globalThis, { kept: clipboard })
      const refusing = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
      const value = isApi ? undefined : refusing
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
    }, missing.includes('API'))
    const block = page.locator('figure.code').first()
    await block.getByRole('button', { name: 'Скопировать код' }).click()
    await block.getByRole('button', { name: 'Скопировано' }).waitFor()
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: (globalThis as { kept?: unknown }).kept }),
    )
    expect(await read()).toBe((await block.locator('pre').textContent())?.trimEnd())
  },
)
