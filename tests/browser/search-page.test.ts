import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { code, dialog, openQuietPage } from './search-dialog'
import { holdBack, openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

const phone = { viewport: { width: 390, height: 700 } }

describe('the search page', () => {
  const pageField = (page: Page) => page.getByRole('searchbox', { name: 'Что найти' })
  const links = (page: Page) => page.locator('#siteSearch .hit')

  test('follows its address, filter included', async () => {
    const { page, messages } = await openReady(site, '/search/?q=таймаут&kind=blog')
    await links(page).first().waitFor()
    expect(await pageField(page).inputValue()).toBe('таймаут')
    for (const href of await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^\/blog\//)
    await whenReady(page)
    expect(await links(page).count()).toBeGreaterThan(0)
    expect(messages).toEqual([])
  })

  test('restores its position after a reload, and on Back from a result', async () => {
    const { page } = await openReady(site, '/search/?q=сервер', phone)
    await page.getByRole('button', { name: 'Показать ещё' }).click()
    await expect.poll(() => page.locator('#siteSearch .hit-page').count()).toBeGreaterThan(8)
    const count = await page.locator('#siteSearch .hit-page').count()
    await whenReady(page)
    const result = page.locator('#siteSearch .hit-page').nth(12).locator('a').last()
    const top = () => result.evaluate((link) => link.getBoundingClientRect().top)
    await result.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    await page.waitForFunction(() => history.state?.searchPlace?.shown > 8)
    const left = await top()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const isBack = async () => {
      await expect.poll(() => page.locator('#siteSearch .hit-page').count()).toBe(count)
      await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(100)
    }
    await page.reload()
    await isBack()
    await whenReady(page)
    await result.click()
    await page.waitForURL(/\/(docs|blog)\//)
    await page.goBack()
    await isBack()

    // another question starts from the top
    await pageField(page).fill('таймаут')
    await page.waitForURL(/q=%D1%82/)
    await page.reload()
    await links(page).first().waitFor()
    await expect.poll(() => page.locator('#siteSearch .hit-page').count()).toBeLessThanOrEqual(8)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(400)
  })

  test('restores its position in browsers without `scrollend`', async () => {
    const { page } = await openReady(site, '/search/?q=сервер', phone)
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    )
    await page.reload()
    const result = page.locator('#siteSearch .hit-page').nth(5).locator('a').last()
    await result.waitFor()
    await whenReady(page)
    await result.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(300)
    await result.click()
    await page.waitForURL(({ pathname }) => pathname !== '/search/')
    await page.goBack()
    await result.waitFor()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(100)
  })

  test('keeps its address up to date, so that Back and Forward work', async () => {
    const { page, documents } = await openReady(site, '/search/')
    await pageField(page).fill('таймаут')
    await links(page).first().waitFor()
    await page.waitForURL(`${site.url}/search/?q=${encodeURIComponent('таймаут')}`)
    await page.getByRole('button', { name: /^Документация/ }).click()
    await page.waitForURL(/&kind=docs$/)
    await links(page).first().click()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await page.goBack()
    await links(page).first().waitFor()
    expect(await pageField(page).inputValue()).toBe('таймаут')
    expect(page.url()).toContain('&kind=docs')
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    expect(documents).toHaveLength(1)
  })

  test('shows more on request, and moves through results with arrow keys', async () => {
    const { page } = await openReady(site, '/search/?q=событие')
    await links(page).first().waitFor()
    const before = await page.locator('#siteSearch .hit-page').count()
    await page.getByRole('button', { name: 'Показать ещё' }).click()
    await expect.poll(() => page.locator('#siteSearch .hit-page').count()).toBeGreaterThan(before)
    const ids = await page.locator('#siteSearch [id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    await pageField(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('siteFound-0-1')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  })

  test('has a button that clears its field, while there is text', async () => {
    const { page } = await openReady(site, '/search/?q=таймаут')
    await links(page).first().waitFor()
    await page.getByRole('button', { name: 'Очистить поле' }).click()
    expect(await pageField(page).inputValue()).toBe('')
    expect(await pageField(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Очистить поле' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'cj,snbt' }).click()
    await page.getByText('«событие»').first().waitFor()
  })

  test('keeps the last results and the places of its filters while others load', async () => {
    const { page } = await openReady(site, '/search/?q=таймаут')
    const kinds = page.locator('.kinds button')
    const places = () =>
      kinds.evaluateAll((all) => all.slice(0, 3).map((kind) => Math.round(kind.getBoundingClientRect().x)))
    const before = await places()
    await links(page).first().waitFor()
    expect(await places()).toEqual(before)
    const letCome = await holdBack(page.context(), /\/search\/(terms|page)-/)
    await pageField(page).fill('хранилище')
    await page.locator('.hits[aria-busy="true"]').waitFor()
    expect(await links(page).count()).toBeGreaterThan(0)
    letCome()
    await page.locator('.hits[aria-busy="false"]').waitFor()
    await page
      .getByRole('link', { name: /хранилищ/i })
      .first()
      .waitFor()
  })

  test('has filters as wide as their text once the counts are known', async () => {
    const { page } = await openReady(site, '/search/?q=объект')
    await links(page).first().waitFor()
    const spare = await page.locator('.kinds button').evaluateAll((kinds) =>
      kinds.map((kind) => {
        const text = document.createRange()
        text.selectNodeContents(kind.querySelector('.num') ?? kind)
        return Math.round(kind.getBoundingClientRect().right - text.getBoundingClientRect().right)
      }),
    )
    expect(spare).toEqual([0, 0, 0, 0])
  })

  test('focuses its field by shortcut', async () => {
    const { page } = await openReady(site, '/search/?q=таймаут')
    await links(page).first().waitFor()
    await page.keyboard.press('Control+k')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
    expect(await dialog(page).count()).toBe(0)
  })

  test.each([360, 1280])('does not change on hydration, at %d px', async (width) => {
    const { page } = await openWatched(site, '/robots.txt', { viewport: { width, height: 800 } })
    const letCome = await holdBack(page, code)
    // its glyphs are slightly wider
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(`${site.url}/search/`, { waitUntil: 'domcontentloaded' })
    const look = async () => ({
      // before hydration its filter is disabled
      tree: (await page.locator('#siteSearch').ariaSnapshot()).replaceAll(/ \[(disabled|active)\]/g, ''),
      places: await page.locator('#siteSearch :is(input, button, p)').evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter((place) => place.width > 1)
          .map((place) => [place.x, place.y, place.width, place.height].map(Math.round)),
      ),
    })
    const came = await look()
    letCome()
    await page.waitForFunction(() => !document.querySelector('#siteSearch button:disabled'))
    expect(came.places).toHaveLength(9)
    expect(await look()).toEqual(came)
  })

  test('keeps what was typed before hydration, and the cursor position', async () => {
    const { page, messages } = await openWatched(site, '/robots.txt')
    const letCome = await holdBack(page, code)
    await page.goto(`${site.url}/search/?q=событие`, { waitUntil: 'domcontentloaded' })
    await pageField(page).click()
    await page.keyboard.type('таймут')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    letCome()
    await links(page).first().waitFor()
    await page.keyboard.type('а')
    expect(await pageField(page).inputValue()).toBe('таймаут')
    await page.waitForURL(`${site.url}/search/?q=${encodeURIComponent('таймаут')}`)
    expect(messages).toEqual([])
  })

  test('keeps what was typed after Ctrl+K before hydration', async () => {
    const { page } = await openWatched(site, '/robots.txt')
    const letCome = await holdBack(page, code)
    await page.goto(`${site.url}/search/`, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('move')
    letCome()
    await links(page).first().waitFor()
    expect(await pageField(page).inputValue()).toBe('move')
    expect(await dialog(page).count()).toBe(0)
  })

  test('offers lessons, references and the glossary if nothing is found, but no lists of the blog', async () => {
    const { page } = await openReady(site, `/search/?q=${encodeURIComponent('щщщщщщщщщ')}`)
    await page.locator('#siteSearch').getByText('ничего не\u00a0нашлось').first().waitFor()
    const offered = await page.locator('main .offer a').allInnerTexts()
    expect(offered).toEqual(expect.arrayContaining(['События', 'Методы', 'Уроки', 'API', 'Словарь терминов']))
    expect(offered.filter((label) => label.startsWith('Блог'))).toEqual([])
  })

  test('shows a failure when its worker does not load, and can retry', async () => {
    const { page } = await openQuietPage(site, '/markdown-page/')
    await page.context().route(/turbopack-worker/, (route) => route.abort())
    await page.goto(`${site.url}/search/?q=таймаут`)
    await page.locator('#siteSearch').getByRole('alert').waitFor()
    await page.context().unrouteAll()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await links(page).first().waitFor()
  })

  test('shows alternatives without JavaScript; the search button links there', async () => {
    const { page } = await openWatched(site, '/docs/intro/', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Поиск' }).click()
    expect(await page.locator('noscript').innerText()).toContain('нужен JavaScript')
    await page.locator('main').getByRole('link', { name: 'Документация' }).click()
    await page.getByRole('heading', { level: 1, name: 'Документация' }).waitFor()
  })
})

test('the not-found page searches for the words of its address, without JavaScript for what is typed', async () => {
  const { page } = await openReady(site, '/docs/old/group-timeout/')
  const query = page.locator('main').getByRole('searchbox', { name: 'Что найти' })
  expect(await query.inputValue()).toBe('group timeout')
  await query.press('Enter')
  await page.waitForURL(`${site.url}/search/?q=group+timeout`)
  await page.locator('#siteSearch .hit').first().waitFor()

  const plain = await openWatched(site, '/docs/old/group-timeout/', { javaScriptEnabled: false })
  await plain.page.locator('main').getByRole('searchbox').fill('таймаут')
  await plain.page.getByRole('button', { name: 'Найти' }).click()
  await plain.page.getByRole('heading', { level: 1, name: 'Поиск' }).waitFor()
})
