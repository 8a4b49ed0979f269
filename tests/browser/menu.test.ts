import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite } from './site-under-test'

const site = useSite()
const phone = { viewport: { width: 390, height: 700 } }

async function openMenu(path = '/docs/api/events/') {
  const watched = await openReady(site, path, phone)
  await watched.page.locator('.bar .menu').click()
  await watched.page.locator('.side').waitFor()
  return watched
}
const isClosed = (page: Page) => page.locator('.side').waitFor({ state: 'hidden' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

describe('the menu of narrow screens', () => {
  test('contains the sections of the site and the pages of the section', async () => {
    const { page } = await openMenu()
    for (const name of ['Блог', 'Концепция', 'Методы'])
      await page.locator('.side').getByRole('link', { name }).first().waitFor()
  })

  test('begins with a switch of sections, and ends with links to other sites', async () => {
    const { page } = await openMenu('/docs/intro/')
    const links = await page
      .locator('.side > :not(.bar-row) a:visible')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(({ textContent, host }) => [textContent.replace(/,.*/, ''), host === location.host]),
      )
    expect([...links.slice(0, 3), ...links.slice(-2)]).toEqual([
      ['Документация', true],
      ['Блог', true],
      ['Концепция', true],
      ['Панель разработчика', false],
      ['GPT-ассистент', false],
    ])
    const tops = await page
      .locator('.sections > a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  test('focuses the entry of the page, and scrolls it into view', async () => {
    const { page } = await openMenu('/docs/glossary/')
    const focused = page.locator('.side :focus')
    expect(await focused.getAttribute('aria-current')).toBe('page')
    const box = await focused.boundingBox()
    expect(box && box.y > 0 && box.y + box.height <= 700).toBe(true)
  })

  test.each(['/', '/blog/', '/markdown-page/', '/нет/'])(
    'of %s holds the documentation, too',
    async (path) => {
      const { page, requests } = await openReady(site, path, phone)
      await page.locator('button[popovertarget="siteMenu"]:visible').first().click()
      const side = page.locator('.side')
      const files = () => requests.filter((name) => name.startsWith('/sidebar/')).length
      expect(await side.getByRole('link', { name: 'API', exact: true }).getAttribute('href')).toBe(
        '/docs/category/api/',
      )
      expect(files()).toBe(0)
      await side.locator('.group', { hasText: 'API' }).locator('summary').click()
      await side.getByRole('link', { name: 'Методы' }).click()
      await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
      expect(files()).toBe(1)
    },
  )

  test('opens on docs without a sidebar (`displayed_sidebar: null`)', async () => {
    const { page } = await openReady(site, '/docs/api/events/', phone)
    await page.locator('.frame').evaluate((frame) => frame.classList.add('solo'))
    await page.locator('.bar .menu').click()
    await page.locator('.side').getByRole('link', { name: 'Методы' }).waitFor()
  })

  test('loads nothing of the documentation on screens without room for the sidebar', async () => {
    const { page, requests } = await openReady(site, '/docs/api/events/')
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
    expect(await page.locator('.docs-menu').isVisible()).toBe(false)
    await page.waitForTimeout(200)
    expect(requests.filter((name) => name.startsWith('/sidebar/'))).toEqual([])
  })

  test('has its closing button where the navbar has the opening one, even with an announcement', async () => {
    const { page } = await openReady(site, '/docs/api/events/', phone)
    const opener = await page.locator('.bar .menu').boundingBox()
    expect(opener?.y).toBeGreaterThan(40)
    await page.locator('.bar .menu').click()
    await expect.poll(() => page.locator('.side .menu').boundingBox()).toEqual(opener)
  })

  test('returns focus to its button after the search was opened and closed over it', async () => {
    const { page } = await openMenu()
    await page.keyboard.press('ControlOrMeta+k')
    await page.locator('dialog.search input:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.bar .menu:focus').waitFor()
  })

  test('closes on the search page, where the shortcut leads to its field', async () => {
    const { page } = await openMenu('/search/')
    await page.keyboard.press('ControlOrMeta+k')
    await page.locator('.search input:focus').waitFor()
    await isClosed(page)
  })

  test('works without JavaScript', async () => {
    const { page } = await openWatched(site, '/', { ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Открыть меню' }).click()
    await page.locator('.side').getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
  })

  test('traps focus', async () => {
    const { page } = await openMenu()
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('.side') !== null,
        ),
      ).toBe(true)
    }
  })

  test('closes with its button, with Escape and with a tap outside', async () => {
    const { page } = await openMenu()
    await page.getByRole('button', { name: 'Закрыть меню' }).click()
    await isClosed(page)
    await page.locator('.bar .menu').click()
    await page.locator('.side').waitFor()
    await page.keyboard.press('Escape')
    await isClosed(page)
    // on a phone it fills the screen
    await page.setViewportSize({ width: 600, height: 800 })
    await page.locator('.bar .menu').click()
    await page.locator('.side').waitFor()
    await page.mouse.click(580, 400)
    await isClosed(page)
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
  })

  test('closes with Back, and stays on the page; the next Back leaves it', async () => {
    const { page } = await openReady(site, '/docs/intro/', phone)
    await page
      .locator('main')
      .getByRole('link', { name: 'событий' })
      .or(page.locator('main').getByRole('link', { name: 'События' }))
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await page.locator('.bar .menu').click()
    await page.locator('.side').waitFor()
    await page.goBack()
    await isClosed(page)
    expect(await heading(page)).toBe('События')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Концепция' }).waitFor()
  })

  test('leaves no history entry after closing', async () => {
    const { page } = await openMenu('/docs/intro/')
    await page.keyboard.press('Escape')
    await isClosed(page)
    await page.waitForFunction(() => !('menu' in history.state))
  })

  test('closes when a page is chosen, and Back returns to the previous page', async () => {
    const { page, documents } = await openMenu()
    await page.locator('.side').getByRole('link', { name: 'Методы' }).click()
    await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
    await isClosed(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    expect(documents).toHaveLength(1)
  })

  test('closes when its search opens, and the page is usable after the search', async () => {
    const { page } = await openMenu()
    await page.locator('.side .find').click()
    await page.locator('dialog.search[open] input:focus').waitFor()
    await isClosed(page)
    await page.keyboard.press('Escape')
    await page.locator('dialog.search').waitFor({ state: 'hidden' })
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false)
    expect(await heading(page)).toBe('События')
  })

  test('toggles the colour mode, and leads home', async () => {
    const { page, documents } = await openMenu()
    await page.locator('.side .tools > button').last().click()
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' })
    await page.locator('.side .brand').click()
    await page.locator('.hero').waitFor()
    await isClosed(page)
    expect(documents).toHaveLength(1)
  })

  test('leaves the tools to the navbar beside it on a tablet', async () => {
    const { page } = await openReady(site, '/docs/api/events/', { viewport: { width: 768, height: 900 } })
    await page.locator('.bar .menu').click()
    await page.locator('.side .brand').waitFor()
    expect(await page.locator('.side .tools').isVisible()).toBe(false)
  })

  test('offers the language, and stays open when it is chosen', async () => {
    const { page } = await openMenu()
    await page.locator('.side').getByRole('button', { name: 'Язык: русский' }).click()
    await page.locator('.side').getByRole('button', { name: 'Русский', exact: true }).click()
    await page.locator('.side [popover]').waitFor({ state: 'hidden' })
    expect(await page.locator('.side').isVisible()).toBe(true)
  })

  test.each([320, 360, 900])('shows much of the section at once, %d px wide', async (width) => {
    const { page } = await openReady(site, '/docs/intro/', { viewport: { width, height: 640 } })
    await page.locator('.bar .menu').click()
    const mark = page.locator('.side .tree [aria-current]')
    await mark.waitFor()
    const tree = await page.locator('.side .tree').boundingBox()
    expect(tree?.y).toBeLessThan(220)
    // when it has slid in, the mark of the current page is in the space before its name
    await expect.poll(async () => (await mark.boundingBox())?.x).toBeGreaterThanOrEqual(16)
    const names = page.locator('.side .brand, .side .site > a, .side .tree > li > a')
    const cut = await names.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
    expect(cut).toEqual([])
  })

  test('closes when the page itself is chosen', async () => {
    const { page } = await openMenu()
    await page.locator('.side').getByRole('link', { name: 'События' }).click()
    await isClosed(page)
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.waitForFunction(() => !('menu' in history.state))
  })

  test('leaves nothing inert when it is unmounted with its section', async () => {
    const { page } = await openMenu()
    await page.locator('.side').getByRole('link', { name: 'Блог' }).click()
    await page.locator('h1', { hasText: 'Блог' }).waitFor()
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await page.locator('.bar .brand').click()
    await page.waitForURL(`${site.url}/`)
  })

  test('keeps the page behind it from scrolling', async () => {
    const { page } = await openMenu()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('disappears at 997 px, even if it was open', async () => {
    const { page } = await openMenu()
    await page.setViewportSize({ width: 997, height: 700 })
    expect(await page.locator('.bar .menu').isVisible()).toBe(false)
    await expect.poll(() => page.locator('.side:popover-open, main[inert]').count()).toBe(0)
    await page.setViewportSize({ width: 996, height: 700 })
    expect(await page.locator('.bar .menu').isVisible()).toBe(true)
    await isClosed(page)
  })
})

test('the page name appears when its title has scrolled away, and shifts nothing', async () => {
  const { page } = await openReady(site, '/docs/api/events/', phone)
  const row = page.locator('.subbar')
  const top = () => page.locator('.prose').evaluate((text) => text.getBoundingClientRect().top + scrollY)
  const before = await top()
  const opacity = () => row.evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe('0')
  await page.mouse.wheel(0, 300)
  await expect.poll(opacity).toBe('1')
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
  expect(await top()).toBe(before)
  await row.getByRole('button', { name: 'События' }).click()
  await page.locator('.side').waitFor()
})

test('the contents are reachable by keyboard before that', async () => {
  const { page } = await openReady(site, '/docs/api/events/', phone)
  await page.getByRole('button', { name: 'На странице' }).focus()
  const row = page.locator('.subbar')
  expect(await row.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  await page.keyboard.press('Enter')
  await page.locator('.toc').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('tablets have room for all breadcrumbs and for the link that copies the page, phones do not', async () => {
  const { page } = await openReady(site, '/docs/api/methods/', { viewport: { width: 768, height: 900 } })
  const links = page.locator('.page-top a:visible')
  expect(await links.allInnerTexts()).toEqual(['Документация', 'API', 'Скопировать страницу'])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await links.allInnerTexts()).toEqual(['API'])
})

test('a button above the title opens the contents', async () => {
  const { page } = await openReady(site, '/docs/api/events/', phone)
  await page.getByRole('button', { name: 'Содержание' }).click()
  await page.locator('.toc').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('D91 the table of contents of narrow screens opens as a popover and closes when an entry is chosen', async () => {
  const { page } = await openReady(site, '/docs/api/events/', phone)
  expect(await page.locator('.toc').isVisible()).toBe(false)
  await page.mouse.wheel(0, 300)
  await page.getByRole('button', { name: 'На странице' }).click()
  await page.locator('.toc').getByRole('link', { name: 'Свойства действия' }).click()
  await page.locator('.toc').waitFor({ state: 'hidden' })
  const top = await page.locator('#action').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(44)
  // the bar, a gap of 16 px, and a part of a pixel
  expect(top).toBeLessThan(61)
})

test('the language menu has one entry, and is below its button, even with an announcement', async () => {
  const { page } = await openWatched(site, '/')
  const opener = page.getByRole('button', { name: 'Язык: русский' })
  await opener.click()
  const [button, menu] = await Promise.all([opener.boundingBox(), page.locator('#siteLocale').boundingBox()])
  expect((menu?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeCloseTo(4, 0)
  expect(await page.locator('.notice').isVisible()).toBe(true)
  expect(await page.locator('#siteLocale button').allTextContents()).toEqual(['Русский'])
  await page.locator('#siteLocale button').click()
  expect(await page.locator('#siteLocale').isVisible()).toBe(false)
})
