import type { Browser } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser'
import { layoutShiftOf, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()
const phone = { viewport: { width: 390, height: 800 } }

describe('the colour mode', () => {
  test('is light whatever the system prefers, then what the reader chose', async () => {
    const { page } = await openWatched(site, '/docs/intro/', { colorScheme: 'dark' })
    await whenReady(page)
    const mode = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await mode()).toBe('light')
    await page.getByRole('button', { name: 'Сменить тему, сейчас светлая' }).click()
    expect(await mode()).toBe('dark')
    await page.reload()
    expect(await mode()).toBe('dark')
    expect(await page.getByRole('button', { name: 'Сменить тему, сейчас тёмная' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })
})

describe("the reader's colour mode", () => {
  test('is synchronised with other tabs at once', async () => {
    const { page } = await openWatched(site, '/docs/intro/')
    const other = await page.context().newPage()
    await other.goto(`${site.url}/blog/`)
    await whenReady(page)
    await whenReady(other)
    await page.getByRole('button', { name: 'Сменить тему' }).click()
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
  })

  test('is set before the first paint, on a slow load, too', async () => {
    const { page } = await openWatched(site, '/docs/intro/')
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 40_000,
      uploadThroughput: 40_000,
    })
    await page.addInitScript(() => {
      const paints: string[] = []
      Object.assign(window, { paints })
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
          paints.push(
            `${name} ${document.documentElement.dataset['theme']} ${getComputedStyle(document.documentElement).colorScheme}`,
          )
        }
      }).observe({ type: 'paint', buffered: true })
    })
    await page.reload()
    await page.waitForFunction(() => (window as unknown as { paints: string[] }).paints.length === 2)
    expect(await page.evaluate(() => (window as unknown as { paints: string[] }).paints)).toEqual([
      'first-paint dark dark',
      'first-contentful-paint dark dark',
    ])
  })

  test('works if storage is broken or blocked', async () => {
    const { page, messages } = await openWatched(site, '/docs/intro/')
    await page.evaluate(() => localStorage.setItem('theme', '}{'))
    await page.reload()
    await whenReady(page)
    await page.getByRole('button', { name: 'Сменить тему' }).click()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    expect(messages).toEqual([])

    const blocked = await openWatched(site, '/blog/')
    await blocked.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    blocked.messages.length = 0
    await blocked.page.goto(`${site.url}/docs/tutorials/lesson-1/`)
    await whenReady(blocked.page)
    await blocked.page.getByRole('button', { name: 'Сменить тему' }).click()
    await blocked.page.getByRole('button', { name: 'Закрыть объявление' }).click()
    await blocked.page.getByRole('tab').nth(1).click()
    await blocked.page.locator('.side').getByRole('link', { name: 'Урок 2. Движение' }).click()
    await blocked.page.getByRole('heading', { level: 1, name: 'Урок 2. Движение' }).waitFor()
    expect(blocked.messages).toEqual([])
  })
})

describe('the announcement', () => {
  test('shows again if its id has changed', async () => {
    const { page } = await openWatched(site, '/')
    await page.evaluate(() => localStorage.setItem('announcement', 'an-older-one'))
    await page.reload()
    expect(await page.locator('.notice').isVisible()).toBe(true)
  })

  test('shifts nothing if it was dismissed earlier', async () => {
    const { page } = await openWatched(site, '/')
    await whenReady(page)
    await page.getByRole('button', { name: 'Закрыть объявление' }).click()
    await page.reload()
    await page.waitForTimeout(500)
    expect(await layoutShiftOf(page)).toBeLessThan(0.01)
  })

  test('stays dismissed, and does not flash', async () => {
    const { page } = await openWatched(site, '/')
    await whenReady(page)
    await page.getByRole('button', { name: 'Закрыть объявление' }).click()
    expect(await page.locator('.notice').isVisible()).toBe(false)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.bar').waitFor()
    expect(await page.locator('.notice').isVisible()).toBe(false)
  })
})

describe('the menu of narrow screens', () => {
  test('contains the pages of the section, and closes with Escape and on choosing a page', async () => {
    const { page } = await openWatched(site, '/docs/intro/', phone)
    await whenReady(page)
    expect(await page.locator('.side').isVisible()).toBe(false)
    await page.locator('.subbar button').first().click()
    await page.locator('.side').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.side').waitFor({ state: 'hidden' })
    await page.locator('.subbar button').first().click()
    await page.locator('.side').getByRole('link', { name: 'API', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'API' }).waitFor()
    await page.locator('.side').waitFor({ state: 'hidden' })
  })

  test('works without JavaScript', async () => {
    const { page } = await openWatched(site, '/', { ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Открыть меню' }).click()
    await page.locator('.side').getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
  })
})

test('touch targets in bars, menus and the footer are at least 44 px wide and high', async () => {
  const touch = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
  const { page } = await openWatched(site, '/docs/api/events/', touch)
  const small = (within: string) =>
    page.locator(within).evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { width, height } = part.getBoundingClientRect()
        const isSmall = part.checkVisibility() && (width < 44 || height < 44)
        return isSmall ? [`${part.textContent} ${width} × ${height}`] : []
      }),
    )
  await whenReady(page)
  expect(await small('.notice button, .bar :is(a, button), .subbar :is(a, button), .foot a')).toEqual([])
  for (const [menu, opener] of Object.entries({ '.side': 0, '.toc': 1, '.drop': -1 })) {
    await (
      opener < 0 ? page.getByRole('button', { name: 'Язык' }) : page.locator('.subbar button').nth(opener)
    ).click()
    await page.locator(menu).first().waitFor()
    // it may grow while it opens
    await expect.poll(() => small(`${menu} :is(a, button, summary)`), { message: menu }).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 320, height: 780 })
  await page.goto(`${site.url}/`)
  expect(await small('.bar :is(a, button)')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the skip link is the first tab stop, and leads to the text', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  await whenReady(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Перейти к содержанию')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'siteMain')
})

describe('no page is wider than a narrow screen', () => {
  const paths = [
    '/',
    '/docs/',
    '/docs/intro/',
    '/docs/api/objects/',
    '/docs/category/api/',
    '/blog/',
    '/blog/long-blog-post/',
    '/blog/mdx-blog-post/',
    '/blog/tags/',
    '/blog/authors/',
    '/blog/archive/',
    '/markdown-page/',
    '/search/',
    '/нет/',
  ]
  const widths = async (browser: Browser): Promise<[string, number][]> => {
    const found: [string, number][] = []
    const { page } = await openWatched({ ...site, browser }, '/', { viewport: { width: 320, height: 700 } })
    for (const path of paths) {
      await page.goto(site.url + path)
      found.push([path, await page.evaluate(() => document.documentElement.scrollWidth)])
    }
    await page.context().close()
    return found
  }

  test('with text of the default size', async () => {
    expect(await widths(site.browser)).toEqual(paths.map((path) => [path, 320]))
  })

  test('with text of twice the size', async () => {
    const browser = await launchBrowser('--blink-settings=defaultFontSize=32')
    try {
      expect(await widths(browser)).toEqual(paths.map((path) => [path, 320]))
    } finally {
      await browser.close()
    }
  })
})
