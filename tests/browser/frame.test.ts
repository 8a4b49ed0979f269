/** Where the parts of pages stand, on screens of all widths. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

const kinds = [
  '/',
  '/docs/',
  '/docs/intro/',
  '/docs/glossary/',
  '/docs/api/events/',
  '/docs/category/api/',
  '/blog/',
  '/blog/welcome/',
  '/blog/mdx-blog-post/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
  '/search/',
  '/markdown-page/',
  '/404.html',
]

/** Opens pages of all kinds one after the other; what `look` finds, by address. */
async function lookAt<T>(width: number, look: (page: Page) => Promise<T>): Promise<[string, T][]> {
  const { page } = await openWatched(site, '/docs/', { viewport: { width, height: 900 } })
  const found: [string, T][] = []
  for (const path of kinds) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    found.push([path, await look(page)])
  }
  return found
}

describe.each([320, 360, 768, 996, 997, 1024, 1280, 1920, 2560])('at %i px', (width) => {
  test('no page scrolls sideways, and no line is longer than the measure', async () => {
    const found = await lookAt(width, (page) =>
      page.evaluate(() => {
        const root = document.documentElement
        const measure = 40 * parseFloat(getComputedStyle(root).fontSize) + 1
        const wide = [...document.querySelectorAll('main p, main li')].filter(
          (text) => text.clientWidth > measure,
        )
        return [root.scrollWidth - root.clientWidth, ...wide.map(({ textContent }) => textContent)]
      }),
    )
    expect(found).toEqual(kinds.map((path) => [path, [0]]))
  })
})

describe.each([1280, 1440, 1920, 2560])('at %i px', (width) => {
  test('bar, column and footer begin at one line, and texts at another', async () => {
    const found = await lookAt(width, (page) =>
      page.evaluate(() => {
        const start = (selector: string) => {
          const part = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
          return part && Math.round(part.getBoundingClientRect().left)
        }
        const frame = ['.bar .brand', '.side li', '.foot .brand', '.sheet.home h1'].map(start)
        const text = ['.bar-row > nav', '.page h1', '.foot h2'].map(start)
        return [frame, text].map((lines) => [...new Set(lines.filter((line) => line !== undefined))])
      }),
    )
    expect(found).toEqual(kinds.map((path) => [path, found[0]?.[1]]))
    expect(found[0]?.[1].map((lines) => lines.length)).toEqual([1, 1])
  })
})

test.each([997, 1215, 1920])('at %i px the contents stand beside the text, and follow', async (width) => {
  const { page } = await openWatched(site, '/docs/glossary/', { viewport: { width, height: 700 } })
  await whenReady(page)
  const entry = page.locator('.toc [aria-current]')
  const isInSight = () =>
    entry.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      const column = link.closest('nav')?.getBoundingClientRect()
      return column !== undefined && top >= column.top && bottom <= column.bottom && bottom <= innerHeight
    })
  for (const id of ['cache', 'creature', 'timeout']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView())
    await page.locator(`.toc [aria-current][href="#${id}"]`).waitFor()
    expect(await isInSight()).toBe(true)
  }
})

test('one neighbour alone fills the box', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  const [box, link] = await Promise.all(
    ['.next', '.next a'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(link?.width).toBe((box?.width ?? 0) - 2)
})

test('no title in the bar of a telephone is cut', async () => {
  const { page } = await openWatched(site, '/docs/', { viewport: { width: 360, height: 700 } })
  const paths = await page
    .locator('.tree a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const cut: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    const title = page.locator('.subbar button > span').first()
    if (await title.evaluate((span) => span.scrollHeight > span.clientHeight + 1)) cut.push(path)
  }
  expect(cut).toEqual([])
})
