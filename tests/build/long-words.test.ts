/** A page is as wide as the screen, whatever words it contains. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWatched, useSite, whenReady } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { buildGathered, out } from './gathered'
import { longWord } from './trees/long-words'

beforeAll(async () => {
  expect((await buildGathered()).code).toBe(0)
})

const site = useSite(out)
const phone = { viewport: { width: 320, height: 640 } }

/** How much wider than the screen the page is, with everything expanded. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('details')) box.open = true
    const root = document.documentElement
    return root.scrollWidth - root.clientWidth
  })

test('a long word in any element or field fits into screens of all widths', async () => {
  const pages = filesOf(out).filter(
    (file) =>
      file.endsWith('index.html') && /long-words|long|unity-engine|^(docs|blog)\/[^/]*\/?index/.test(file),
  )
  expect(pages.length).toBeGreaterThan(12)
  const { page } = await openWatched(site, '/robots.txt')
  for (const file of pages) {
    await page.goto(`${site.url}/${file.replace('index.html', '')}`)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      expect([file, width, await excessOf(page)]).toEqual([file, width, 0])
    }
  }
})

describe('at 320 px', () => {
  test('the link above the title, on a separate line, keeps its distance from it', async () => {
    const { page } = await openWatched(site, '/docs/long-words/inner/a/', phone)
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    const [crumbs, link, title] = [
      await boxOf('.crumbs'),
      await boxOf('button.twin:visible'),
      await boxOf('h1'),
    ]
    expect(link.y).toBeGreaterThan(crumbs.y + crumbs.height)
    expect(title.y - link.y - link.height).toBe(link.y - crumbs.y - crumbs.height)
  })

  test('long words fit into the announcement, the not-found page, the menu, the table of contents', async () => {
    const { page } = await openWatched(site, `/docs/${longWord}/`, phone)
    await page.getByRole('navigation', { name: 'Возможно, вы искали' }).waitFor()
    await page.locator('.notice a').evaluate((link, word) => link.append(word), longWord)
    expect(await excessOf(page)).toBe(0)
    await page.goto(`${site.url}/docs/long-words/inner/a/`)
    for (const id of ['siteMenu', 'siteContents']) {
      const panel = page.locator(`#${id}`)
      await panel.evaluate((element: HTMLElement) => element.showPopover())
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await panel.evaluate((element: HTMLElement) => element.hidePopover())
    }
  })

  test('long words fit into search results, on the page and in the dialog', async () => {
    const { page } = await openWatched(site, `/search/?q=${longWord}`, phone)
    await page.locator('.hit').first().waitFor()
    expect(await excessOf(page)).toBe(0)
    await page.goto(`${site.url}/docs/a/`)
    await whenReady(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(longWord)
    await page.locator('.hit').first().waitFor()
    const results = page.locator('dialog.search .hits')
    expect(await results.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  })

  test('tables scroll in their own boxes, and short code wraps', async () => {
    const { page } = await openWatched(site, '/docs/long-words/inner/a/', phone)
    const isScrolling = (box: string) =>
      page
        .locator(box)
        .first()
        .evaluate((one) => one.scrollWidth > one.clientWidth)
    expect(await isScrolling('.table')).toBe(true)
    expect(await isScrolling('.code pre')).toBe(false)
  })
})
