import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { code, dialog, field, openQuietPage, openSearch, options } from './search-dialog'
import { holdBack, openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

const isOfIndex = (path: string) => path.startsWith('/search/')

describe('nothing of the search is loaded', () => {
  test('before it is opened, whatever the pointer does; then little is', async () => {
    const { page, requests } = await openReady(site, '/docs/intro/')
    const link = page.getByRole('link', { name: 'Поиск' })
    await link.hover()
    await link.focus()
    await page.waitForTimeout(700)
    expect(requests.filter(isOfIndex)).toEqual([])
    await link.click()
    await dialog(page).waitFor()
    await expect
      .poll(() => requests.filter(isOfIndex).map((path) => path.replace(/-[\da-f]+\./, '.')))
      .toEqual(['/search/dictionary.json'])
  })

  test('except on request by readers who save data', async () => {
    const { page, requests } = await openWatched(site, '/favicon.svg')
    await page.addInitScript(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })",
    )
    requests.length = 0
    await page.goto(`${site.url}/docs/intro/`)
    await page.waitForTimeout(700)
    expect(requests.filter((path) => isOfIndex(path) || code.test(path))).toEqual([])
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.type('таймаут')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash !== '')
  })
})

describe('before hydration', () => {
  const openHeldBack = async (context: BrowserContextOptions = {}) => {
    const watched = await openWatched(site, '/robots.txt', context)
    const letCome = await holdBack(watched.page, code)
    await watched.page.goto(`${site.url}/docs/intro/`, { waitUntil: 'domcontentloaded' })
    return { ...watched, letCome }
  }

  test('a dialog opens at once and shows what is typed, until the search takes its place', async () => {
    const { page, messages, letCome } = await openHeldBack()
    messages.length = 0
    await page.keyboard.press('Control+k')
    await page.keyboard.type('move')
    expect(await dialog(page).innerText()).toBe('Поиск: move')
    letCome()
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('move')
    expect(await page.locator('dialog').count()).toBe(1)
    expect(messages).toEqual([])
  })

  test.each(['Escape', 'a tap'])('%s cancels the search', async (means) => {
    const { page, letCome } = await openHeldBack({ hasTouch: true })
    await page.getByRole('link', { name: 'Поиск' }).tap()
    await dialog(page).waitFor()
    if (means === 'Escape') await page.keyboard.press('Escape')
    else await page.touchscreen.tap(10, 600)
    await dialog(page).waitFor({ state: 'hidden' })
    letCome()
    await whenReady(page)
    await page.waitForTimeout(500)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })
})

describe('if the search fails to load', () => {
  const failed = 'Поиск не\u00a0загрузился'

  test('because its script is missing, the reader is told, and can retry', async () => {
    const { page } = await openQuietPage(site, '/docs/intro/')
    await page.route(code, (route) => route.abort())
    await page.keyboard.press('/')
    await page.getByRole('alert').filter({ hasText: failed }).waitFor()
    expect(await page.locator('#siteLoadFailure').isVisible()).toBe(false)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await field(page).waitFor()
    await page.keyboard.type('таймаут')
    await options(page).first().waitFor()
  })

  test.each([
    ['its worker', /turbopack-worker/],
    ['the index', /\/search\/dictionary/],
    ['postings', /\/search\/terms-/],
    ['texts', /\/search\/page-/],
  ])('without %s, the reader is told in the dialog, and can retry', async (_, file) => {
    const { page } = await openQuietPage(site, '/docs/intro/')
    await page.context().route(file, (route) => route.fulfill({ status: 503 }))
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await dialog(page).getByRole('alert').filter({ hasText: failed }).waitFor()
    await page.context().unrouteAll()
    await dialog(page).getByRole('button', { name: 'Повторить' }).click()
    await options(page).first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  })

  test('offline, it works when the reader is back online', async () => {
    const { page } = await openSearch(site, 'таймаут')
    await page.context().setOffline(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('хранилище')
    await dialog(page).getByRole('alert').filter({ hasText: failed }).waitFor()
    await page.context().setOffline(false)
    await dialog(page).getByRole('button', { name: 'Повторить' }).click()
    await options(page).first().waitFor()
  })

  test('because its code is older than the index even after reloads, the reader is told after a few', async () => {
    const { page, documents } = await openQuietPage(site, '/docs/intro/')
    await page.context().route(/\/search\/dictionary/, (route) => route.fulfill({ status: 404 }))
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await page.locator('#siteSearch').getByRole('alert').filter({ hasText: failed }).waitFor()
    expect(documents.map((address) => new URL(address).pathname)).toEqual([
      '/docs/intro/',
      '/search/',
      '/search/',
    ])
  })

  test('in time, a loading message is shown', async () => {
    const { page } = await openQuietPage(site, '/docs/intro/')
    const letCome = await holdBack(page.context(), /\/search\/dictionary/)
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await dialog(page).locator('.search-message').getByText('Ищем…').waitFor()
    letCome()
    await options(page).first().waitFor()
  })
})
