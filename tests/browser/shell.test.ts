import { describe, expect, onTestFinished, test } from 'vitest'
import { launchBrowser } from '../support/browser'
import { pageKinds } from './page-kinds'
import { blockStorage, layoutShiftOf, openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

describe('the colour mode', () => {
  test('is light whatever the system prefers, then what the reader chose', async () => {
    const { page } = await openReady(site, '/docs/intro/', { colorScheme: 'dark' })
    const mode = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await mode()).toBe('light')
    await page.getByRole('button', { name: 'Сменить тему, сейчас светлая' }).click()
    expect(await mode()).toBe('dark')
    await page.reload()
    expect(await mode()).toBe('dark')
    expect(await page.getByRole('button', { name: 'Сменить тему, сейчас тёмная' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })

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
    await blockStorage(blocked.page)
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
    const { page } = await openReady(site, '/')
    await page.getByRole('button', { name: 'Закрыть объявление' }).click()
    await page.reload()
    await page.waitForTimeout(500)
    expect(await layoutShiftOf(page)).toBeLessThan(0.01)
  })

  test('stays dismissed, and does not flash', async () => {
    const { page } = await openReady(site, '/')
    await page.getByRole('button', { name: 'Закрыть объявление' }).click()
    expect(await page.locator('.notice').isVisible()).toBe(false)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.bar').waitFor()
    expect(await page.locator('.notice').isVisible()).toBe(false)
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
  // the subbar slides in when the navbar has scrolled away
  await page.evaluate(() => scrollTo(0, 900))
  expect(await small('.notice button, .bar :is(a, button), .subbar :is(a, button), .foot a')).toEqual([])
  for (const [menu, opener] of Object.entries({ '.side': 0, '.toc': 1, '.drop': -1 })) {
    await (
      opener < 0 ? page.getByRole('button', { name: 'Язык' }) : page.locator('.subbar button').nth(opener)
    ).click()
    await page.locator(menu).first().waitFor()
    // it may grow while it opens
    await expect.poll(() => small(`${menu} :is(a, button, summary)`), { message: menu }).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator(menu).first().waitFor({ state: 'hidden' })
  }
  await page.setViewportSize({ width: 320, height: 780 })
  await page.goto(`${site.url}/`)
  expect(await small('.bar :is(a, button)')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // the menu icon must not touch the logo
  const icon = await page.locator('.bar .menu svg').boundingBox()
  const logo = await page.locator('.bar .brand').boundingBox()
  expect((logo?.x ?? 0) - (icon?.x ?? 0) - (icon?.width ?? 0)).toBeGreaterThanOrEqual(8)
})

test('the skip link is the first tab stop, and leads to the text', async () => {
  const { page } = await openReady(site, '/docs/intro/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Перейти к содержанию')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'siteMain')
})

describe('no page is wider than a narrow screen', () => {
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`
  test.each([
    { name: 'with text of twice the size', flag: 'defaultFontSize=32', style: '' },
    { name: 'with letters of at least 24 px', flag: 'minimumFontSize=24', style: '' },
    // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
    { name: 'with wide spacing of the text', flag: 'defaultFontSize=16', style: spacing },
  ])('$name', async ({ flag, style }) => {
    const paths = [
      ...pageKinds,
      '/docs/api/objects/',
      '/docs/api/methods/',
      '/docs/glossary/',
      '/blog/long-blog-post/',
    ]
    const browser = await launchBrowser(`--blink-settings=${flag}`)
    onTestFinished(() => browser.close())
    const { page } = await openWatched({ ...site, browser }, '/', { viewport: { width: 320, height: 700 } })
    await page.addInitScript((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, style)
    const widths: [string, number][] = []
    for (const path of paths) {
      await page.goto(site.url + path)
      widths.push([path, await page.evaluate(() => document.documentElement.scrollWidth)])
    }
    expect(widths).toEqual(paths.map((path) => [path, 320]))
  })
})
