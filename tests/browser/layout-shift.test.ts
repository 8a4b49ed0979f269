import { expect, test } from 'vitest'
import { layoutShiftOf, openWatched, useSite, whenFontLoaded, whenReady } from './site-under-test'

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
  await whenFontLoaded(page)
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
})
