/** Diagrams on phones: uncropped, with readable text, or linked to their full size. */
import { expect, test } from 'vitest'
import { openReady, openWatched, useSite } from './site-under-test'

const site = useSite()

const paths = [
  '/docs/intro/',
  '/docs/api/ui/',
  '/docs/api/events/',
  '/docs/tutorials/lesson-2/',
  '/markdown-page/',
]
const phone = { viewport: { width: 360, height: 740 } }

test.each(paths)(
  'no diagram of %s is cropped on a phone, and its text is readable there or in full size',
  async (path) => {
    const { page } = await openWatched(site, path, phone)
    const boxes = await page.locator('.picture, .diagram').evaluateAll((all) =>
      all.map((box) => {
        const shown = [...box.querySelectorAll('svg')].find((svg) => svg.checkVisibility())
        const scale = shown?.getScreenCTM()?.a ?? 0
        const letters = [...(shown?.querySelectorAll('text') ?? [])].map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
        )
        const link = box.querySelector('a.enlarge')
        return {
          isWhole: box.scrollWidth <= box.clientWidth,
          isReadable: Math.min(...letters) >= 11 || (link?.checkVisibility() ?? false),
          isLarge: !(link?.checkVisibility() ?? false) || (link?.getBoundingClientRect().height ?? 0) >= 44,
        }
      }),
    )
    expect(boxes.length).toBeGreaterThan(0)
    expect(new Set(boxes.map((box) => JSON.stringify(box)))).toEqual(
      new Set([JSON.stringify({ isWhole: true, isReadable: true, isLarge: true })]),
    )
  },
)

test('a press or a key opens a diagram in full size', async () => {
  const { page } = await openReady(site, '/docs/api/ui/', phone)
  await page.locator('a.enlarge').focus()
  await page.keyboard.press('Enter')
  await page.locator('.zoom svg').waitFor()
  expect((await page.locator('.zoom .drawing').boundingBox())?.width).toBeGreaterThanOrEqual(600)
  await page.keyboard.press('Escape')
  await page.locator('.zoom').waitFor({ state: 'detached' })
})

test('without scripts the link shows a diagram in full size in place', async () => {
  const { page } = await openWatched(site, '/docs/api/ui/', { ...phone, javaScriptEnabled: false })
  await page.locator('a.enlarge').click()
  const width = await page.locator('.picture > svg').evaluate((svg) => svg.getBoundingClientRect().width)
  expect(width).toBeGreaterThanOrEqual(600)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
