import { expect, test } from 'vitest'
import { layoutShiftOf, openWatched, useSite, whenReady } from './site'

const site = useSite()

// long texts with code and links between the words, tables, a form that a script draws
const pages = [
  '/',
  '/docs/intro/',
  '/docs/api/events/',
  '/docs/api/methods/',
  '/docs/api/limits/',
  '/search/',
]

test.each(pages)('nothing moves while %s loads, the web font and the scripts included', async (path) => {
  const { page } = await openWatched(site, path, { viewport: { width: 412, height: 823 } })
  await whenReady(page)
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length === 2,
  )
  await page.waitForTimeout(300)
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
})
