import { expect, test } from 'vitest'
import { openWatched, useSite } from './site-under-test'

const site = useSite()

test('the home page has no buttons on paper', async () => {
  const { page } = await openWatched(site, '/')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.locator('.button:visible').count()).toBe(0)
})

test('what is folded on a page is open on paper, also without JavaScript', async () => {
  const { page } = await openWatched(site, '/docs/tutorials/lesson-3/', { javaScriptEnabled: false })
  const folded = page.locator('main details:not([open]) > div').first()
  const isShown = () => folded.evaluate((content) => content.checkVisibility())
  expect(await isShown()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
})
