import { describe, expect, test } from 'vitest'
import { dialog, field, openSearch, options, selected } from './search-dialog'
import { openReady, useSite } from './site-under-test'

const site = useSite()

describe('results', () => {
  test('are grouped by page, with section, breadcrumbs and marked words', async () => {
    const { page } = await openSearch(site, 'таймаут')
    const group = dialog(page).getByRole('group', { name: 'Концепция' })
    expect(await group.getAttribute('aria-labelledby')).toBeTruthy()
    // screen readers get the words apart
    await dialog(page).getByRole('option', { name: 'События Документация, API, Справочник' }).waitFor()
    const option = group.getByRole('option', { name: /^Таймаут Таймаут — пауза/ })
    expect(await option.locator('mark').first().textContent()).toBe('Таймаут')
    expect(await option.getAttribute('href')).toMatch(/^\/docs\/intro\/#/)
    expect(await option.locator('.hit-text').textContent()).toContain('пауза до\u00a0следующего срабатывания')
    expect(await selected(page).count()).toBe(1)
  })

  test('begin with the page itself in each group; it is selected if its title matches', async () => {
    const { page } = await openSearch(site, 'методы')
    expect(await selected(page).getAttribute('href')).toBe('/docs/api/methods/')
    const firsts = await dialog(page)
      .getByRole('group')
      .locator('.hit:first-child')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(firsts.length).toBeGreaterThan(1)
    for (const href of firsts) expect(href).not.toContain('#')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
  })

  test('keep their labels and the edge of the dialog in a contrast theme', async () => {
    const { page } = await openSearch(site, 'методы')
    await page.emulateMedia({ forcedColors: 'active' })
    const colours = await selected(page)
      .locator('b mark')
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor])
    expect(colours[0]).not.toBe(colours[1])
    const edge = await dialog(page).evaluate((box) => getComputedStyle(box).borderTopColor)
    const ground = await dialog(page).evaluate((box) => getComputedStyle(box).backgroundColor)
    expect(edge).not.toBe(ground)
    // not transparent
    expect(edge).toMatch(/^rgb\(/)
    const kind = dialog(page).locator('.kinds [aria-pressed="true"]')
    const colourOf = (element: Element) => getComputedStyle(element).color
    const ofNumber = await kind.locator('.num').evaluate(colourOf)
    // the filter fades to its new colours
    await expect.poll(() => kind.evaluate(colourOf)).toBe(ofNumber)
  })

  test('lead to the heading, and the dialog closes', async () => {
    const { page, documents } = await openSearch(site, 'таймаут группы', '/blog/')
    const hash = await selected(page).evaluate((option: HTMLAnchorElement) => option.hash)
    await page.keyboard.press('Enter')
    await page.waitForFunction((wanted) => location.hash === wanted, hash)
    await dialog(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() =>
        page.evaluate(() => {
          const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))
          const top = heading?.getBoundingClientRect().top ?? -1
          return top > 40 && top < 200
        }),
      )
      .toBe(true)
    expect(documents).toHaveLength(1)
  })

  test('lead to a heading of the current page, too', async () => {
    const { page } = await openSearch(site, 'формат команды', '/docs/api/events/')
    await options(page).and(page.locator('[href^="/docs/api/events/#"]')).first().click()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(page.url()).toContain('/docs/api/events/#')
    const { pathname, top } = await page.evaluate(() => ({
      pathname: location.pathname,
      top: document.querySelector(':target')?.getBoundingClientRect().top ?? -1,
    }))
    expect(pathname).toBe('/docs/api/events/')
    expect(top).toBeGreaterThan(40)
    expect(top).toBeLessThan(900)
  })

  test('move focus: Tab continues after the heading, not at the opener of the dialog', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    await page.getByRole('link', { name: 'Поиск' }).first().focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash !== '' && document.querySelector(':target') !== null)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('main') !== null && document.activeElement !== document.body,
      ),
    ).toBe(true)
  })

  test('open at once if Enter comes before the answer', async () => {
    const { page } = await openReady(site, '/blog/')
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.insertText('таймаут')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/api\/events\/#/)
  })

  test('are found in the wrong layout, and the dialog shows and announces the corrected query', async () => {
    const { page } = await openSearch(site, 'cj,snbt')
    await expect
      .poll(() => dialog(page).locator('.hit-note').textContent())
      .toBe('Показаны результаты по\u00a0запросу «событие».')
    await expect
      .poll(() => dialog(page).getByRole('status').textContent())
      .toMatch(/^Найдено: \d+\u00a0страниц[аы]?\. Показаны результаты по\u00a0запросу «событие»\.$/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('move')
    await dialog(page).locator('.hit-note').waitFor({ state: 'hidden' })
  })

  test('are filtered by kind, with counts', async () => {
    const { page } = await openSearch(site, 'таймаут')
    const blog = dialog(page).getByRole('button', { name: /^Блог/ })
    const count = Number(/\d+/.exec((await blog.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(0)
    await blog.click()
    await expect.poll(() => dialog(page).locator('.hit-page').count()).toBe(count)
    expect(await blog.getAttribute('aria-pressed')).toBe('true')
    for (const href of await options(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^\/blog\//)
  })

  test('match the sum of the filter counts', async () => {
    const { page } = await openSearch(site, 'страница')
    const counts = () =>
      dialog(page)
        .locator('.kinds .num')
        .evaluateAll((all) => all.map(({ textContent }) => Number(textContent)))
    await expect.poll(async () => (await counts()).length).toBe(4)
    const [all, ...parts] = await counts()
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all)
    await dialog(page)
      .getByRole('button', { name: /^Другое/ })
      .click()
    await expect.poll(() => dialog(page).locator('.hit-page').count()).toBe(parts.at(-1))
  })

  test('are suggested from elsewhere if the filter leaves none', async () => {
    const { page } = await openSearch(site, 'таймаут')
    await dialog(page).getByRole('button', { name: /^Блог/ }).click()
    // only a lesson covers this, no post
    await field(page).fill('PlayerController.Update')
    await dialog(page)
      .getByText(/^В\u00a0разделе «Блог» ничего не\u00a0нашлось, в\u00a0других разделах: \d+\u00a0страниц/)
      .first()
      .waitFor()
    expect(await options(page).count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Искать везде' }).click()
    await options(page).first().waitFor()
    expect(await dialog(page).getByRole('button', { name: /^Всё/ }).getAttribute('aria-pressed')).toBe('true')
  })

  test('if there are none, alternatives are shown', async () => {
    const { page } = await openSearch(site)
    await page.keyboard.type('щщщщщщщщщ')
    await dialog(page).getByText('По\u00a0запросу «щщщщщщщщщ» ничего не\u00a0нашлось').first().waitFor()
    // nothing to filter
    expect(await dialog(page).getByRole('group', { name: 'Где искать' }).count()).toBe(0)
    const assistant = dialog(page).getByRole('link', { name: /^Спросить GPT-ассистента: «щщщщщщщщщ»/ })
    expect(new URL((await assistant.getAttribute('href')) ?? '').searchParams.get('q')).toBe('щщщщщщщщщ')
    await dialog(page).getByRole('link', { name: 'Словарь терминов' }).click()
    await page.getByRole('heading', { level: 1, name: 'Словарь терминов' }).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Концепция' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
  })

  test('disable a filter without results', async () => {
    const { page } = await openSearch(site, 'PlayerController.Update')
    expect(await dialog(page).locator('.kinds').innerText()).not.toMatch(/(?<!\d)0/)
    expect(await dialog(page).getByRole('button', { name: 'Блог' }).isDisabled()).toBe(true)
  })

  test('for an API name include its row, which is highlighted and not hidden by the navbar', async () => {
    const { page } = await openSearch(site, 'World::get')
    expect(await selected(page).getAttribute('href')).toBe('/docs/api/methods/#world-get')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '#world-get')
    const row = page.locator('tr', { has: page.locator('#world-get') })
    await expect.poll(async () => (await row.boundingBox())?.y).toBeGreaterThan(80)
    const [mark, other] = await Promise.all(
      [row, page.locator('tr', { has: page.locator('#world-all') })].map((each) =>
        each.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    )
    expect(mark).not.toBe(other)
  })

  test('are all on the search page', async () => {
    const { page } = await openSearch(site, 'событие')
    await options(page).last().click()
    await page.waitForURL(/\/search\/\?q=/)
    await page.getByRole('searchbox', { name: 'Что найти' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Концепция' }).waitFor()
  })
})
