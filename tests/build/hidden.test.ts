/** A heading hidden in a tab or `<details>` is shown, however the reader gets there. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite, whenReady } from '../browser/site-under-test'
import { buildGathered, out } from './gathered'
import { hiddenIds } from './trees/hidden'

beforeAll(async () => {
  expect((await buildGathered()).code).toBe(0)
})

const site = useSite(out)
const address = '/docs/hidden/intro/'

/** Resolves once the heading is at the scroll target. */
const whenShown = (page: Page, id: string) =>
  page.waitForFunction((name) => {
    const target = document.getElementById(name)
    const top = target?.getBoundingClientRect().top ?? -1
    return target?.checkVisibility() === true && top >= 0 && top < 200
  }, id)

/** Closes everything that can be closed, and scrolls to the top. */
const hideAll = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('main details')) box.removeAttribute('open')
    for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]:first-child')) tab.click()
    scrollTo(0, 0)
  })

/** The name of the link to an id; typography adds word joiners to hyphenated words. */
const linkTo = (id: string) => new RegExp(`^к ${id.replaceAll('-', '-\\u2060?')}$`)

describe.each(hiddenIds)('the hidden heading %s is shown', (id) => {
  test('by its address, before and after hydration', async () => {
    const { page } = await openWatched(site, '/robots.txt')
    await page.route('**/_next/static/later/*', (route) => route.abort())
    await page.goto(`${site.url}${address}#${id}`)
    await whenShown(page, id)
    await page.locator('#siteLoadFailure').waitFor()
    await page.unrouteAll()
    await page.goto(`${site.url}/robots.txt`)
    await page.goto(`${site.url}${address}#${id}`)
    await whenReady(page)
    await whenShown(page, id)
  })

  test('by a link of the page, a second time, too; Back returns to the link', async () => {
    const { page } = await openReady(site, address)
    const link = page.getByRole('main').getByRole('link', { name: linkTo(id) })
    await link.click()
    await whenShown(page, id)
    await page.goBack()
    await page.waitForFunction(() => scrollY === 0)
    await page.goForward()
    await whenShown(page, id)
    await hideAll(page)
    await link.click()
    await whenShown(page, id)
    await hideAll(page)
    await page.evaluate(() => (location.hash = ''))
    await page.evaluate((name) => (location.hash = name), id)
    await whenShown(page, id)
  })

  test('by a link from another page, and by Back and Forward', async () => {
    const { page, documents } = await openReady(site, '/docs/hidden/other/')
    await page
      .getByRole('main')
      .getByRole('link', { name: linkTo(id) })
      .click()
    await whenShown(page, id)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Другая' }).waitFor()
    await page.goForward()
    await whenShown(page, id)
    expect(documents).toHaveLength(1)
  })

  test('without JavaScript', async () => {
    const { page } = await openWatched(site, `${address}#${id}`, { javaScriptEnabled: false })
    await expect.poll(() => page.locator(`#${id}`).isVisible()).toBe(true)
    await expect.poll(async () => (await page.locator(`#${id}`).boundingBox())?.y).toBeLessThan(200)
  })
})

test('a hidden heading is shown by the table of contents and by the search', async () => {
  const { page } = await openReady(site, address)
  await page.locator('.toc').getByRole('link', { name: 'Внутри спойлера' }).click()
  await whenShown(page, 'внутри-спойлера')
  for (const path of [address, '/docs/hidden/other/']) {
    await page.goto(site.url + path)
    await whenReady(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Внутри вкладки')
    await page.locator('.hit', { hasText: 'Внутри вкладки' }).first().click()
    await whenShown(page, 'внутри-вкладки')
  }
})

describe('the table of contents marks', () => {
  const marked = (page: Page) => page.locator('.toc [aria-current]').textContent()
  const choose = (page: Page, name: string) =>
    page.locator('.toc').getByRole('link', { name, exact: true }).click()
  const scrollBy = async (page: Page, y: number) => {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, y)
    await page.waitForFunction((at) => scrollY !== at, before)
  }

  test('the first heading that is not hidden', async () => {
    const { page } = await openReady(site, address)
    expect(await marked(page)).toBe('Предпоследний')
    await page.evaluate(() => scrollTo(0, 800))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await marked(page)).toBe('Предпоследний')
  })

  test('the entry that the reader chose at the end of the page, until they scroll on', async () => {
    const { page } = await openReady(site, address)
    for (const name of ['Последний', 'Предпоследний', 'Последний']) {
      await choose(page, name)
      await expect.poll(() => marked(page)).toBe(name)
    }
    await scrollBy(page, -400)
    await expect.poll(() => marked(page)).toBe('Предпоследний')
    await scrollBy(page, 4000)
    await expect.poll(() => marked(page)).toBe('Последний')
    await choose(page, 'Предпоследний')
    await expect.poll(() => marked(page)).toBe('Предпоследний')
  })

  test('the heading in the address', async () => {
    const { page } = await openReady(site, `${address}#предпоследний`)
    await expect.poll(() => marked(page)).toBe('Предпоследний')
  })
})
