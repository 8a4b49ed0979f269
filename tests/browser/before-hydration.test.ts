import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { code } from './search-dialog'
import { holdBack, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

/** Opens a page whose scripts arrive only when `letCome` is called. */
async function openHeldBack(path: string, viewport = phone) {
  const { page } = await openWatched(site, '/robots.txt', { viewport })
  const letCome = await holdBack(page, code)
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  return { page, letCome }
}

/** What a reader has opened and typed. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    popovers: [...document.querySelectorAll(':popover-open')].map(({ id }) => id),
    details: [...document.querySelectorAll('details')].map(({ open }) => open),
    inputs: [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value),
  }))

test.each<[what: string, path: string, viewport: typeof phone, act: (page: Page) => Promise<unknown>]>([
  ['the menu', '/docs/intro/', phone, (page) => page.locator('.bar .menu').click()],
  [
    'the language menu',
    '/docs/intro/',
    desktop,
    (page) => page.locator('[popovertarget="siteLocale"]').first().click(),
  ],
  [
    'the table of contents',
    '/docs/intro/',
    phone,
    (page) => page.locator('main [popovertarget="siteContents"]').press('Enter'),
  ],
  ['a group', '/docs/intro/', desktop, (page) => page.locator('.side summary').first().click()],
  ['a solution', '/docs/tutorials/lesson-2/', phone, (page) => page.locator('main summary').first().click()],
  ['a query', '/search/', phone, (page) => page.locator('main input').fill('пинг')],
])('what was opened or typed before hydration stays: %s', async (_, path, viewport, act) => {
  const { page, letCome } = await openHeldBack(path, viewport)
  const untouched = await stateOf(page)
  await act(page)
  const wanted = await stateOf(page)
  expect(wanted).not.toEqual(untouched)
  letCome()
  await whenReady(page)
  expect(await stateOf(page)).toEqual(wanted)
})

test('a tab chosen before hydration is shown after it', async () => {
  const { page, letCome } = await openHeldBack('/docs/installation/unity-settings/')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  letCome()
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
})
