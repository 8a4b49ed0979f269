import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import fs from 'node:fs'
import { deferredScripts } from '@/tests/support/deferred-scripts'
import { openWatched, useSite, whenFontLoaded, whenReady } from './site-under-test'

const site = useSite()
const isData = (path: string) => path.endsWith('.txt')

/** Resolves when the router can guess what other pages consist of. */
const whenTreeIsThere = async (requests: string[]) => {
  await expect.poll(() => requests.filter(isData), { timeout: 20_000 }).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** Tells the page that the connection is `connection`, as browsers with the interface do. */
const connectionScript = (connection: object) =>
  `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`

describe('the data of a page is prefetched', () => {
  test('on intent only: nothing for links that are merely in view', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenReady(page)
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(1000)
    // what the page itself consists of, from which the router guesses the others
    expect(requests.filter(isData)).toEqual(['/docs/intro/__next._tree.txt'])
  })

  test('when the pointer rests on a link, when it gets the focus; once, and in chunks', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenReady(page)
    const link = page.locator('.next a').last()
    await link.hover()
    await expect.poll(() => requests.filter(isData).length, { timeout: 20_000 }).toBeGreaterThan(1)
    await page.waitForTimeout(500)
    const first = requests.filter(isData)
    expect(first.map((path) => path.slice(path.lastIndexOf('/')))).toEqual([
      '/__next._tree.txt',
      '/__next.docs.$oc$slug.__PAGE__.txt',
    ])
    await page.mouse.move(0, 0)
    await link.hover()
    await page.waitForTimeout(300)
    expect(requests.filter(isData)).toEqual(first)
    await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).focus()
    await expect
      .poll(() => requests.filter((path) => isData(path) && path.startsWith('/blog/')).length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0)
  })

  test('by a click too where nothing has asked for it: one request', async () => {
    const { page, requests, documents } = await openWatched(site, '/docs/intro/')
    await whenTreeIsThere(requests)
    await page
      .locator('.next a')
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
    expect(requests.filter((path) => isData(path) && !path.startsWith('/docs/intro/'))).toHaveLength(1)
    expect(documents).toHaveLength(1)
  })

  describe('and a click before it has come', () => {
    /** A page that knows the way to other docs; answers to the router take a while from now on. */
    const openSlow = async (answer: (route: Route) => Promise<unknown>) => {
      const { page, requests } = await openWatched(site, '/docs/intro/')
      await whenTreeIsThere(requests)
      await page.locator('.side').getByRole('link', { name: 'Установка', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
      await page.waitForTimeout(500)
      await page.route(/\.txt(\?|$)/, answer)
      const link = page.locator('.side').getByRole('link', { name: 'Словарь терминов', exact: true })
      requests.length = 0
      return { page, link, data: () => requests.filter(isData) }
    }
    const later = (delay: number) => async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue().catch(() => {}) // the page was left
    }

    test('waits for it and asks for nothing else', async () => {
      const { page, link, data } = await openSlow(later(600))
      await link.click()
      await page.getByRole('heading', { level: 1, name: 'Словарь терминов' }).waitFor()
      expect(data()).toHaveLength(1)
      expect(data()[0]).toContain('__PAGE__')
    })

    test('leads to the page nevertheless when it does not come', async () => {
      const { page, link } = await openSlow(async (route) => {
        // never answered
        if (!route.request().url().includes('__PAGE__')) await route.continue()
      })
      await link.click()
      await page.getByRole('heading', { level: 1, name: 'Словарь терминов' }).waitFor()
    })

    test.each([
      [
        'another click',
        (page: Page) => page.locator('.side').getByRole('link', { name: 'Концепция' }).click(),
      ],
      ['going back', (page: Page) => page.goBack()],
    ])('is given up by %s', async (_, change) => {
      const { page, link, data } = await openSlow(later(1500))
      await link.click()
      await change(page)
      await page.getByRole('heading', { level: 1, name: 'Концепция' }).waitFor()
      expect(data()).not.toEqual([])
      await page.waitForTimeout(2000)
      expect(new URL(page.url()).pathname).toBe('/docs/intro/')
      expect(await page.locator('#nprogress').count()).toBe(0)
    })
  })

  test('not while the pointer only passes by', async () => {
    const { page, requests } = await openWatched(site, '/docs/intro/')
    await whenTreeIsThere(requests)
    const link = page.locator('.next a').last()
    await link.scrollIntoViewIfNeeded()
    requests.length = 0
    // within one task, since two commands to the browser may lie further apart than a pointer rests
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
    'never with %o, and no web font and no framework either; the page works all the same',
    async (connection) => {
      const { page, requests, documents } = await openWatched(site, '/robots.txt')
      await page.context().addInitScript(connectionScript(connection))
      requests.length = 0
      await page.goto(`${site.url}/docs/intro/`)
      await page.waitForLoadState('networkidle')
      await page.locator('.next a').last().hover()
      await page.locator('.next a').last().focus()
      await page.waitForTimeout(400)
      expect(requests.filter((path) => !/\/docs\/intro\/|\.css$|^\/scripts\/|favicon/.test(path))).toEqual([])
      await page.getByRole('button', { name: 'Сменить тему' }).click()
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
      const loads = documents.length
      await page.locator('.next a').last().click()
      await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
      expect(documents).toHaveLength(loads + 1)
    },
  )

  test('the framework comes for a part of a text that needs it, and does what was clicked before', async () => {
    const { page, requests } = await openWatched(site, '/robots.txt')
    await page.context().addInitScript(connectionScript({ saveData: true }))
    await page.goto(`${site.url}/blog/mdx-blog-post/`)
    await page.waitForLoadState('networkidle')
    const scripts = () => requests.filter((path) => path.startsWith('/_next/') && path.endsWith('.js'))
    const before = scripts().length
    // text further down has its real height
    await page.waitForFunction(() => !document.querySelector('.prose > [style*="content-visibility"]'))
    await page.getByRole('checkbox', { name: 'По диагонали' }).click()
    await page.getByText('Пауза между шагами: 0,471 с').waitFor()
    expect(scripts().length).toBeGreaterThan(before)
    expect(await page.getByRole('checkbox', { name: 'По диагонали' }).isChecked()).toBe(true)
  })

  test('a value that was set before the framework came is taken over', async () => {
    const { page } = await openWatched(site, '/robots.txt')
    await page.context().addInitScript(connectionScript({ saveData: true }))
    await page.goto(`${site.url}/blog/mdx-blog-post/`)
    await page.getByLabel('Скорость').fill('6')
    await page.getByText('Пауза между шагами: 0,167 с').waitFor()
  })
})

test('the framework comes by itself in browsers that cannot tell when they are idle', async () => {
  const { page } = await openWatched(site, '/robots.txt')
  await page.context().addInitScript('delete window.requestIdleCallback')
  await page.goto(`${site.url}/docs/intro/`)
  await whenReady(page)
})

test('scripts are asked for once, as the page names them', async () => {
  const { page, requests } = await openWatched(site, '/docs/intro/')
  await whenTreeIsThere(requests)
  const { address, scripts } = deferredScripts('out', fs.readFileSync('out/docs/intro/index.html', 'utf8'))
  const asked = () => requests.filter((path) => path.startsWith('/_next/') && path.endsWith('.js'))
  expect(asked()).toEqual(expect.arrayContaining([address, ...scripts]))
  expect(new Set(asked()).size).toBe(asked().length)

  await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
  await page.getByRole('heading', { level: 1, name: 'Блог', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Концепция', exact: true }).waitFor()
  expect(new Set(asked()).size).toBe(asked().length)
})

/** A font as it is called, without quotes. */
const bare = (family: string) => family.replaceAll('"', '')

test('the web font comes after the page has loaded', async () => {
  const { page, requests } = await openWatched(site, '/docs/api/events/')
  await whenFontLoaded(page)
  const { load, fonts } = await page.evaluate(() => ({
    load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(requests.some((path) => path.endsWith('.woff2'))).toBe(true)
  expect(fonts).toHaveLength(2)
  for (const start of fonts) expect(start).toBeGreaterThanOrEqual(load)
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
  const shown = await page
    .locator('h1, .prose > p')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontFamily))
  for (const stack of shown) expect(families.map(bare)).toContain(bare(stack.split(', ')[0] ?? ''))
})
