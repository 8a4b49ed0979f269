/** Layout of pages on all screen widths. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageKinds } from './page-kinds'
import { openReady, openWatched, useSite, whenFontStored } from './site-under-test'

const site = useSite()

/** Rows of steps are wider than a line of text. */
const kinds = [...pageKinds.filter((path) => path !== '/docs/category/уроки/'), '/docs/glossary/']

/** Evaluates `look` in the page at these widths. */
async function lookAt<T>(page: Page, widths: number[], look: () => T): Promise<[number, T][]> {
  const found: [number, T][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push([width, await page.evaluate(look)])
  }
  return found
}

test.each(kinds)('%s has the common layout', async (path) => {
  const { page } = await openWatched(site, path)
  // no horizontal scrolling, no line longer than the measure
  const widths = [320, 360, 768, 996, 997, 1024, 1280, 1920, 2560]
  const wide = await lookAt(page, widths, () => {
    const root = document.documentElement
    const measure = 40 * parseFloat(getComputedStyle(root).fontSize) + 1
    const texts = [...document.querySelectorAll('main p:not(.letters *), main li')]
    const long = texts.filter(({ clientWidth }) => clientWidth > measure)
    return [root.scrollWidth - root.clientWidth, ...long.map(({ textContent }) => textContent)]
  })
  expect(wide).toEqual(widths.map((width) => [width, [0]]))
  // navbar, sidebar and footer start at one line, texts at another
  const starts = await lookAt(page, [360, 768, 1280, 1440, 1920, 2560], () => {
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const start = (selector: string) => {
      const part = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
      return part && part.getBoundingClientRect().left / root
    }
    const startsOf = (...selectors: string[]) => [
      ...new Set(
        selectors.map(start).flatMap((rem) => (rem === undefined ? [] : [Math.round(rem * 10) / 10])),
      ),
    ]
    return innerWidth < 997
      ? [startsOf('.foot .brand', '.subbar .icon', '.sheet.home h1', '.page h1')]
      : [
          startsOf('.bar .brand', '.side li', '.foot .brand', '.sheet.home h1'),
          startsOf('.bar-row > nav', '.page h1', '.foot h2'),
        ]
  })
  expect(starts).toEqual([
    [360, [[1]]],
    [768, [[4]]],
    [1280, [[2.3], [19.6]]],
    [1440, [[2.5], [24]]],
    [1920, [[11.5], [36]]],
    [2560, [[30.3], [54.8]]],
  ])
})

describe('the navbar', () => {
  const widths = [1000, 1280]
  const look = () => {
    const root = document.documentElement
    const nav = document.querySelector<HTMLElement>('.bar-row > nav')!
    const box = nav.getBoundingClientRect()
    const last = nav.lastElementChild!.getBoundingClientRect()
    return {
      wide: root.scrollWidth - root.clientWidth,
      tall: document.querySelector<HTMLElement>('.bar')!.offsetHeight,
      scrolls: nav.scrollWidth > nav.clientWidth || nav.scrollHeight > nav.clientHeight,
      isInSight: last.right <= box.right && last.bottom <= box.bottom,
    }
  }
  const openWith = async (count: number) => {
    const { page } = await openReady(site, '/docs/intro/', { viewport: { width: 1280, height: 700 } })
    await page.evaluate((size) => {
      const nav = document.querySelector('.bar-row > nav')!
      while (nav.childElementCount < size)
        nav.append(nav.children[nav.childElementCount % 4]!.cloneNode(true))
    }, count)
    return page
  }

  test.each([10, 12])('shows %i links, in more rows than one', async (count) => {
    expect(await lookAt(await openWith(count), widths, look)).toEqual(
      widths.map((width) => [width, { wide: 0, tall: 60, scrolls: false, isInSight: true }]),
    )
  })

  test('scrolls with more links than it can hold', async () => {
    const page = await openWith(40)
    await page.locator('.bar-row > nav a').last().focus()
    expect(await page.evaluate(look)).toEqual({ wide: 0, tall: 60, scrolls: true, isInSight: true })
  })
})

test.each([1140, 1215, 1920])(
  'at %i px the table of contents is beside the text and sticky',
  async (width) => {
    const { page } = await openReady(site, '/docs/api/methods/', { viewport: { width, height: 400 } })
    const entry = page.locator('.toc [aria-current]')
    const isInSight = () =>
      entry.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        const column = link.closest('nav')?.getBoundingClientRect()
        return column !== undefined && top >= column.top && bottom <= column.bottom && bottom <= innerHeight
      })
    for (const id of ['filter', 'examples', 'catalogs']) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView())
      await page.locator(`.toc [aria-current][href="#${id}"]`).waitFor()
      expect(await isInSight()).toBe(true)
    }
  },
)

test.each(['/docs/intro/', '/markdown-page/'])(
  'where the contents of %s have no room beside the text, a row above it opens them',
  async (path) => {
    const { page } = await openReady(site, path, { viewport: { width: 360, height: 700 } })
    for (const width of [360, 768, 996, 997, 1139]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.locator('.toc').isVisible()).toBe(false)
      await page.mouse.wheel(0, 300)
      await page.getByRole('button', { name: 'На странице' }).click()
      const last = page.locator('.toc a').last()
      await last.click()
      await page.locator('.toc').waitFor({ state: 'hidden' })
      const row = await page.locator('.subbar').boundingBox()
      const heading = await page.locator((await last.getAttribute('href')) ?? '').boundingBox()
      expect(heading?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
    }
  },
)

test('a line has 63 to 73 characters if there is a sidebar', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  await whenFontStored(page)
  const widths = [997, 1024, 1100, 1139, 1140, 1215, 1280, 1440]
  const letters = await lookAt(page, widths, () => {
    const texts = [...document.querySelectorAll<HTMLElement>('.prose > p:not(.lead)')]
    // all lines except the last one
    const range = document.createRange()
    const lines = texts.flatMap((text) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      const counts: number[] = []
      let middle = -Infinity
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let index = 0; index < (node.nodeValue?.length ?? 0); index++) {
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const box = [...range.getClientRects()].at(-1)
          if (!box) continue
          const isNew = (box.top + box.bottom) / 2 > middle + 12
          if (isNew) {
            counts.push(0)
            middle = (box.top + box.bottom) / 2
          }
          counts.push((counts.pop() ?? 0) + 1)
        }
      return counts.slice(0, -1)
    })
    return lines.reduce((sum, count) => sum + count, 0) / lines.length
  })
  expect(letters.filter(([, count]) => count < 63 || count > 73)).toEqual([])
})

test('a single neighbour takes its half of the row', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  const [box, link] = await Promise.all(
    ['.next', '.next a'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(link?.width).toBe(((box?.width ?? 0) - 16) / 2)
  expect(link?.x).toBe((box?.x ?? 0) + (link?.width ?? 0) + 16)
})

test('no title in the bar of a phone is cut off', async () => {
  const { page } = await openWatched(site, '/docs/', { viewport: { width: 360, height: 700 } })
  const linked = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const paths = await linked('.tree a')
  await page.goto(`${site.url}/blog/`)
  paths.push(...(await linked('.years a')))
  const cut: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    const title = page.locator('.subbar button > span').first()
    if (await title.evaluate((span) => span.scrollWidth > span.clientWidth)) cut.push(path)
  }
  expect(cut).toEqual([])
})
