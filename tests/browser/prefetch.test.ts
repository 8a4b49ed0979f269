import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import fs from 'node:fs'
import { deferredScripts } from '@/tests/support/deferred-scripts'
import {
  holdBack,
  layoutShiftOf,
  openReady,
  openWatched,
  useSite,
  whenFontStored,
  whenReady,
} from './site-under-test'

const site = useSite()
const isData = (path: string) => path.endsWith('.txt')

/** Simulates the Network Information API. */
const connectionScript = (connection: object) =>
  `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`

describe('the data of a page is prefetched', () => {
  test('on intent only, not for links in view', async () => {
    const { page, requests } = await openReady(site, '/docs/intro/')
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(1000)
    expect(requests.filter(isData)).toEqual([])
  })

  test('when the pointer rests on a link or it is focused; once, and in chunks', async () => {
    const { page, requests } = await openReady(site, '/docs/intro/')
    const link = page.locator('.next a').last()
    await link.hover()
    await expect.poll(() => requests.some((path) => path.endsWith('__PAGE__.txt'))).toBe(true)
    await page.waitForTimeout(500)
    const first = requests.filter(isData)
    expect(new Set(first).size).toBe(first.length)
    await page.mouse.move(0, 0)
    await link.hover()
    await page.waitForTimeout(300)
    expect(requests.filter(isData)).toEqual(first)
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).focus()
    await expect
      .poll(() => requests.filter((path) => isData(path) && path.startsWith('/blog/')).length)
      .toBeGreaterThan(0)
  })

  describe('and a click before the data has arrived', () => {
    /** A page whose router requests are held back. */
    const openSlow = async () => {
      const { page, documents } = await openReady(site, '/docs/intro/')
      await page.locator('.side').getByRole('link', { name: 'Установка', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
      const letCome = await holdBack(page, /\.txt(\?|$)/)
      const link = page.locator('.side').getByRole('link', { name: 'Словарь терминов', exact: true })
      return { page, link, documents, letCome }
    }

    test('leads to the page', async () => {
      const { page, link, documents, letCome } = await openSlow()
      await link.click()
      letCome()
      await page.getByRole('heading', { level: 1, name: 'Словарь терминов' }).waitFor()
      expect(documents).toHaveLength(1)
    })

    test.each([
      [
        'another click',
        (page: Page) => page.locator('.side').getByRole('link', { name: 'Концепция' }).click(),
      ],
      ['going back', (page: Page) => page.goBack()],
    ])('is given up by %s', async (_, change) => {
      const { page, link, letCome } = await openSlow()
      await link.click()
      await change(page)
      letCome()
      await page.getByRole('heading', { level: 1, name: 'Концепция' }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.locator('#nprogress').waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/docs/intro/')
    })
  })

  test('not while the pointer only passes by', async () => {
    const { page, requests } = await openReady(site, '/docs/intro/')
    const link = page.locator('.next a').last()
    await link.scrollIntoViewIfNeeded()
    requests.length = 0
    // in a single task, since two browser commands may be further apart than the hover delay
    await link.evaluate((element) => {
      for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
      for (const type of ['pointerout', 'pointerleave', 'mouseout', 'mouseleave'])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
    })
    await page.waitForTimeout(400)
    expect(requests.filter(isData)).toEqual([])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'never with %o, and no web font either; scripts come when the reader needs them',
    async (connection) => {
      const { page, requests, documents } = await openWatched(site, '/robots.txt')
      await page.context().addInitScript(connectionScript(connection))
      requests.length = 0
      await page.goto(`${site.url}/docs/intro/`)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(400)
      expect(requests.filter((path) => !/^\/docs\/intro\/$|favicon/.test(path))).toEqual([])
      await page.getByRole('button', { name: 'Сменить тему' }).click()
      await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
      await page.locator('.next a').last().hover()
      await page.locator('.next a').last().focus()
      await page.waitForTimeout(400)
      expect(requests.filter((path) => isData(path) || path.endsWith('.woff2'))).toEqual([])
      const loads = documents.length
      await page.locator('.next a').last().click()
      await page.getByRole('heading', { level: 1, name: 'Панель разработчика' }).waitFor()
      expect(documents).toHaveLength(loads)
    },
  )

  test('React loads when a part of a text needs it, and replays an earlier click', async () => {
    const { page, requests } = await openWatched(site, '/robots.txt')
    await page.context().addInitScript(connectionScript({ saveData: true }))
    await page.goto(`${site.url}/blog/mdx-blog-post/`)
    await page.waitForLoadState('networkidle')
    const scripts = () => requests.filter((path) => path.startsWith('/_next/') && path.endsWith('.js'))
    const before = scripts().length
    await page.getByRole('checkbox', { name: 'По диагонали' }).click()
    await page.getByText('Пауза между шагами: 0,471 с').waitFor()
    expect(scripts().length).toBeGreaterThan(before)
    expect(await page.getByRole('checkbox', { name: 'По диагонали' }).isChecked()).toBe(true)
  })

  test('a value set before hydration is kept', async () => {
    const { page } = await openWatched(site, '/robots.txt')
    await page.context().addInitScript(connectionScript({ saveData: true }))
    await page.goto(`${site.url}/blog/mdx-blog-post/`)
    await page.getByLabel('Скорость').fill('6')
    await page.getByText('Пауза между шагами: 0,167 с').waitFor()
  })
})

test('scripts start when the page has loaded, not while its text and pictures do', async () => {
  const { page, requests } = await openWatched(site, '/robots.txt')
  const letCome = await holdBack(page, '**/assets/**')
  await page.goto(`${site.url}/blog/welcome/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const isScript = (path: string) => path.startsWith('/_next/')
  expect(requests.filter(isScript)).toEqual([])
  letCome()
  await whenReady(page)
  expect(requests.filter(isScript)).not.toEqual([])
})

test('React also loads in browsers without `requestIdleCallback`', async () => {
  const { page } = await openWatched(site, '/robots.txt')
  await page.context().addInitScript('delete window.requestIdleCallback')
  await page.goto(`${site.url}/docs/intro/`)
  await whenReady(page)
})

test("scripts are requested once, in the page's order", async () => {
  const { page, requests } = await openReady(site, '/docs/intro/')
  const { address, scripts } = deferredScripts('out', fs.readFileSync('out/docs/intro/index.html', 'utf8'))
  const named = [address, ...scripts].toSorted()
  const asked = () => requests.filter((path) => named.includes(path)).toSorted()
  expect(asked()).toEqual(named)

  await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
  await page.getByRole('heading', { level: 1, name: 'Блог', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Концепция', exact: true }).waitFor()
  expect(asked()).toEqual(named)
})

describe('the web font', () => {
  const fontOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontFamily.startsWith('Madefor,'))

  /** The families that the browser paints an element with. */
  const shownFonts = async (page: Page, selector: string) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('DOM.enable')
    await devTools.send('CSS.enable')
    const { root } = await devTools.send('DOM.getDocument')
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName)
  }

  test('loads after the page, and is shown on the next one, by link or by load', async () => {
    const { page } = await openWatched(site, '/docs/api/events/')
    await whenFontStored(page)
    const { load, starts } = await page.evaluate(() => ({
      load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      starts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }))
    expect(starts).toHaveLength(4)
    for (const start of starts) expect(start).toBeGreaterThanOrEqual(load)
    expect(await fontOf(page)).toBe(false)
    // a face that is added lays out the page anew
    expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).not.toContain(
      'Madefor',
    )
    await page.locator('.side').getByRole('link', { name: 'Методы' }).click()
    await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
    expect(await fontOf(page)).toBe(true)
    await page.reload()
    expect(await fontOf(page)).toBe(true)
  })

  test('is used from then on without its files, and shifts nothing', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenFontStored(page)
    await page.route('**/*.woff2', (route) => route.abort())
    requests.length = 0
    await page.reload()
    await whenReady(page)
    expect(await fontOf(page)).toBe(true)
    expect(await shownFonts(page, 'h1')).toEqual(['Wix Madefor Text'])
    expect(await shownFonts(page, '.prose code')).toEqual(['JetBrains Mono'])
    expect(requests.filter((path) => path.endsWith('.woff2'))).toEqual([])
    expect(await layoutShiftOf(page)).toBeLessThan(0.005)
  })

  test.each(['{', '[{"family":"Madefor","url":"/font.woff2","base64":"?"}]', '1'])(
    'is loaded again if %s is stored',
    async (stored) => {
      const { page } = await openWatched(site, '/robots.txt')
      await page.evaluate((text) => localStorage.setItem('fonts', text), stored)
      await page.goto(`${site.url}/docs/intro/`)
      await page.waitForFunction((text) => localStorage.getItem('fonts') !== text, stored)
      await page.reload()
      expect(await shownFonts(page, 'h1')).toEqual(['Wix Madefor Text'])
    },
  )

  test('is shown without JavaScript', async () => {
    const { page } = await openWatched(site, '/docs/intro/', { javaScriptEnabled: false })
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(
      /^"Madefor File",/,
    )
  })
})
