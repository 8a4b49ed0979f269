import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

/** Scrolls, and waits until the browser has noted the place. */
const scrollToPlace = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => requestAnimationFrame(() => resolve()), { once: true })
        scrollTo(0, y)
      }),
    top,
  )

describe('the scroll position', () => {
  test('is restored by Back and Forward, and starts at the top of a new page', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    await scrollToPlace(page, 900)
    await page.evaluate(() => document.querySelector<HTMLElement>('.next a:last-child')?.click())
    await page.getByRole('heading', { level: 1, name: 'Объекты' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await scrollToPlace(page, 400)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 900) < 5)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Объекты' }).waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 400) < 5)
  })

  test('is restored on a long page that comes late, from a short one that was reloaded', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    await scrollToPlace(page, 3000)
    const link = page.locator('.foot').getByRole('link', { name: 'Метки' })
    await link.evaluate((element: HTMLElement) => element.click())
    await page.getByRole('heading', { level: 1, name: 'Метки' }).waitFor()
    // the router keeps no pages
    await page.reload()
    await whenReady(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 3000) < 5)
    await page.reload()
    await whenReady(page)
    await page.waitForFunction(() => Math.abs(scrollY - 3000) < 5)
  })

  test('of a page with a hash is where the reader left it: by Back, by Forward, after a reload', async () => {
    const { page, documents } = await openReady(site, '/docs/intro/')
    const isAt = (top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 5, top)
    const follow = async (href: string, title: string) => {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to })
        document.querySelector('main')?.append(link)
        link.click()
        link.remove()
      }, href)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await follow('/docs/api/events/#action', 'События')
    const isAtHeading = () =>
      page.waitForFunction(() => {
        const top = document.getElementById('action')?.getBoundingClientRect().top ?? -1
        return top >= 0 && top < 200
      })
    await isAtHeading()
    await scrollToPlace(page, 900)
    await follow('/docs/intro/', 'Концепция')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await isAt(900)
    await scrollToPlace(page, 300)
    await page.locator('.toc').getByRole('link', { name: 'Свойства действия' }).click()
    await isAtHeading()
    await scrollToPlace(page, 700)
    await page.goBack()
    await page.goForward()
    await isAt(700)
    expect(documents).toHaveLength(1)
    await page.reload()
    await whenReady(page)
    await isAt(700)
  })

  test('M32 M34 follows Cyrillic hashes: on load, typed, by click, from another page', async () => {
    const hash = '#клиент-дорисовывает'
    const { page, documents } = await openWatched(site, `/blog/long-blog-post/${hash}`)
    const top = () => page.locator(hash).evaluate((element) => element.getBoundingClientRect().top)
    const isThere = async () => {
      await page.waitForFunction(
        (id) => Math.abs((document.querySelector(id)?.getBoundingClientRect().top ?? 0) - 84) < 60,
        hash,
      )
      expect(await top()).toBeGreaterThan(59)
    }
    await isThere()
    await whenReady(page)
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => (location.hash = '#итог'))
    await page.evaluate((id) => (location.hash = encodeURI(id)), hash)
    await isThere()
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('.toc').getByRole('link', { name: 'Клиент дорисовывает' }).click()
    await isThere()
    expect(documents).toHaveLength(1)
  })

  test('a hash opens the tab of its target, even with decomposed letters', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
    const panel = page.locator('.tabs').first().locator('> [role="tabpanel"]').nth(1)
    expect(await panel.isVisible()).toBe(false)
    await panel.evaluate((element) => (element.id = 'йод'))
    await page.evaluate(() => (location.hash = encodeURI('йод'.normalize('NFD'))))
    await panel.and(page.locator('[data-target]')).waitFor()
  })

  test('a change in another browser tab leaves the panel open that the address leads to', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
    const set = page.locator('.tabs').first()
    const panel = set.locator('> [role="tabpanel"]').nth(1)
    await panel.evaluate((element) => (element.id = 'target'))
    await page.evaluate(() => (location.hash = 'target'))
    await panel.and(page.locator('[data-chosen]')).waitFor()
    const group = await set.getAttribute('data-group')
    const stored = `docusaurus.tab.${group}`
    await page.evaluate((key) => {
      const first = document.querySelector('.tabs > [role="tabpanel"]')?.getAttribute('data-value')
      localStorage.setItem(key, first ?? '')
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    }, stored)
    expect(await panel.isVisible()).toBe(true)
    await page.evaluate((key) => void dispatchEvent(new StorageEvent('storage', { key })), stored)
    expect(await panel.isVisible()).toBe(false)
  })

  test('is the top after a link to the current page, whose hash is removed; Back returns', async () => {
    const { page, documents } = await openReady(site, '/docs/api/methods/#world-get')
    const own = page.locator('.side').getByRole('link', { name: 'Методы' })
    for (const before of ['#world-get', '']) {
      await scrollToPlace(page, 900)
      expect(await page.evaluate(() => location.hash)).toBe(before)
      await own.click()
      await page.waitForFunction(() => scrollY === 0 && location.hash === '')
    }
    await page.goBack()
    await page.waitForFunction(() => location.hash === '#world-get' && Math.abs(scrollY - 900) < 5)
    await page.locator('.side').getByRole('link', { name: 'События' }).click()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    expect(documents).toHaveLength(1)
  })

  test('is the top after a link to the current page, at an address with a query, too', async () => {
    const { page } = await openReady(site, '/docs/api/methods/?utm_source=chat')
    await scrollToPlace(page, 900)
    await page.locator('.side').getByRole('link', { name: 'Методы' }).click()
    await page.waitForFunction(() => scrollY === 0 && document.activeElement?.matches('main'))
  })

  // heights out of view are estimates there, see `home.css`
  test.each([360, 1280])(
    'Back to the home page shows the link that was followed, %i px wide',
    async (width) => {
      const { page, documents } = await openReady(site, '/', { viewport: { width, height: 800 } })
      const link = page.locator('.path a').last()
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await page.getByRole('heading', { level: 1, name: 'Урок 3' }).waitFor()
      await page.goBack()
      await link.waitFor()
      await page.waitForFunction(() => {
        const { top = -1, bottom = -1 } =
          [...document.querySelectorAll('.path a')].at(-1)?.getBoundingClientRect() ?? {}
        return top >= 0 && bottom <= innerHeight
      })
      expect(documents).toHaveLength(1)
    },
  )

  test('Back after a hash returns to the text, also across pages', async () => {
    const { page, documents } = await openReady(site, '/docs/api/events/')
    await page.locator('.toc').getByRole('link', { name: 'Свойства действия' }).click()
    await page.locator('.side').getByRole('link', { name: 'Методы' }).click()
    await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#action')
    await page.goBack()
    await page.waitForFunction(() => location.hash === '')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('События')
    expect(documents).toHaveLength(1)
  })
})

describe('after a link', () => {
  test('title, description, canonical and language are those of the page', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    const head = () =>
      page.evaluate(() => [
        document.title,
        document.querySelector('meta[name="description"]')?.getAttribute('content'),
        document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        document.documentElement.lang,
        document.querySelectorAll('link[rel="canonical"]').length,
      ])
    await page.locator('.side').getByRole('link', { name: 'Установка' }).click()
    await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
    await page.waitForFunction(() => document.title.startsWith('Установка'))
    const after = await head()
    await page.reload()
    expect(after).toEqual(await head())
  })

  test('the change is announced, and focus moves to the text', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    await page.locator('.side').getByRole('link', { name: 'Установка' }).click()
    await page.getByRole('heading', { level: 1, name: 'Установка' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'siteMain')
    await page.waitForFunction(() =>
      document.querySelector('next-route-announcer')?.shadowRoot?.textContent?.startsWith('Установка'),
    )
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('focus moves to the heading in the address', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    const link = page.locator('main a[href^="/docs/api/limits/#"]').first()
    const id = (await link.getAttribute('href'))?.split('#')[1] ?? ''
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Ограничения' }).waitFor()
    await page.waitForFunction((hash) => document.activeElement?.id === hash, id)
    const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null && scrollY > 0)).toBe(
      true,
    )
    const later = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
    expect(Math.abs(later - top)).toBeLessThan(200)
  })
})
