import { expect, test } from 'vitest'
import { openWatched, useSite } from './site-under-test'

const site = useSite()

test('a page is light and complete on paper, whatever the reader chose for the screen', async () => {
  const { page } = await openWatched(site, '/docs/tutorials/lesson-3/', { colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('oklch(0.33 0.024 230)')
  expect(await page.getByRole('button').count()).toBe(0)
  const heights = await page
    .locator('.prose :is(.tabs > [role="tabpanel"], details > *)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(heights).not.toContain(0)
})

test('the home page is printed without buttons', async () => {
  const { page } = await openWatched(site, '/')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.locator('.button:visible').count()).toBe(0)
})

test('collapsed parts of a page are printed expanded, without JavaScript, too', async () => {
  const { page } = await openWatched(site, '/docs/tutorials/lesson-3/', { javaScriptEnabled: false })
  const folded = page.locator('main details:not([open]) > div').first()
  const isShown = () => folded.evaluate((content) => content.checkVisibility())
  expect(await isShown()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
})
