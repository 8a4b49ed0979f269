import fs from 'node:fs'
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deferredScripts } from '../support/deferred-scripts'
import { openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

describe('when the data of a page fails to load', () => {
  test('a failed prefetch is a warning, and the click loads the whole page', async () => {
    const { page, messages, documents } = await openReady(site, '/docs/intro/')
    await page.route(/\/blog\/.*\.txt/, (route) => route.fulfill({ status: 500 }))
    const link = page.locator('.bar nav').getByRole('link', { name: 'Блог' })
    await link.hover()
    await expect
      .poll(() => messages.some((message) => message.startsWith('warning: Страница не загрузилась заранее')))
      .toBe(true)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
    expect(documents).toHaveLength(2)
    expect(page.url()).not.toContain('.txt')
  })

  test('a click without a prefetch loads the whole page', async () => {
    const { page, documents } = await openReady(site, '/docs/intro/')
    await page.route(/\/blog\/.*\.txt/, (route) => route.abort())
    await page.evaluate(() => document.querySelector<HTMLElement>('.bar nav a[href="/blog/"]')?.click())
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
    expect(documents).toHaveLength(2)
  })
})

test('an error in a page shows a message, and «Попробуйте ещё раз» recovers', async () => {
  const { page } = await openReady(site, '/blog/mdx-blog-post/')
  const setFormat = (isBroken: boolean) =>
    page.evaluate((broken) => {
      const get = () => {
        if (broken) throw new Error('бах')
        return String
      }
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', { configurable: true, get })
    }, isBroken)
  const box = page.getByLabel('По диагонали')
  await box.check()
  await page.getByText('Пауза между шагами: 0,471 с').waitFor()
  await setFormat(true)
  await box.evaluate((element: HTMLElement) => element.click())
  await page.getByRole('heading', { level: 1, name: 'На странице произошёл сбой.' }).waitFor()
  expect(await page.locator('main').getByRole('alert').textContent()).toContain('бах')
  expect(await page.locator('.bar').isVisible()).toBe(true)
  await setFormat(false)
  await page.getByRole('button', { name: 'Попробуйте ещё раз' }).click()
  await page.getByRole('heading', { level: 1, name: 'Калькулятор шага' }).waitFor()
})

test('an error in the shell shows a page with a way out, in the colour mode and the styles of the site', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await whenReady(page)
  // a slow navigation shows the bar, then fails in the shell
  const broken = page
    .locator('.progress')
    .waitFor()
    .then(() =>
      page.evaluate(() => {
        const get = () => {
          throw new Error('бах')
        }
        Object.defineProperty(history, 'state', { configurable: true, get })
      }),
    )
  await page.route(/\/blog\/.*\.txt/, async (route) => {
    await broken
    await route.continue()
  })
  await page.locator('.bar nav').getByRole('link', { name: 'Блог' }).click()
  await page.getByRole('heading', { level: 1, name: 'На странице произошёл сбой.' }).waitFor()
  expect(await page.title()).toBe('На странице произошёл сбой.')
  await page.locator('.progress').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  const again = page.getByRole('button', { name: 'Попробуйте ещё раз' })
  expect(await again.evaluate((button: HTMLElement) => button.offsetHeight)).toBeGreaterThanOrEqual(44)
  await page.evaluate(() => Reflect.deleteProperty(history, 'state'))
  await again.click()
  await page.locator('.bar').waitFor()
})

type Answer = (route: Route) => Promise<void>

const failing: [name: string, answer: Answer, loads: number][] = [
  // a 404 triggers a reload, a network failure does not
  ['404', (route) => route.fulfill({ status: 404 }), 2],
  ['500', (route) => route.fulfill({ status: 500 }), 2],
  ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>' }), 2],
  ['nothing', (route) => route.abort(), 1],
]

describe.each(failing)('when %s arrives instead of a script', (_, answer, loads) => {
  const failure = '#siteLoadFailure'

  test.each(['all', 'one'])('%s: the text stays, with the error and a way to try again', async (which) => {
    const { page, documents } = await openWatched(site, '/robots.txt')
    const { scripts } = deferredScripts('out', fs.readFileSync('out/docs/intro/index.html', 'utf8'))
    const broken = which === 'all' ? scripts : scripts.slice(-1)
    await page.route((url) => broken.includes(url.pathname), answer)
    const before = documents.length
    await page.goto(`${site.url}/docs/intro/`)
    await page.locator(failure).getByText('Не удалось загрузить страницу').waitFor()
    expect(await page.locator(failure).innerText()).toMatch(/\/_next\/static\/chunks\/\S+\.js/)
    expect(await page.getByText('не в той папке').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Концепция')
    expect(documents.length - before).toBe(loads)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await whenReady(page)
    expect(await page.locator(failure).isVisible()).toBe(false)
  })

  test('whichever script is missing, «Повторить» loads the page again', async () => {
    const { page } = await openWatched(site, '/robots.txt')
    const { scripts } = deferredScripts('out', fs.readFileSync('out/docs/intro/index.html', 'utf8'))
    for (const script of scripts) {
      await page.route((url) => url.pathname === script, answer)
      await page.goto(`${site.url}/docs/intro/`)
      await page.locator(failure).getByText('Не удалось загрузить страницу').waitFor()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Повторить' }).click()
      await whenReady(page)
    }
  })

  test('a navigation that needs it reloads at most twice, reports the failure, and continues once it is available', async () => {
    const { page, requests } = await openReady(site, '/blog/mdx-blog-post/')
    await page.getByLabel('По диагонали').waitFor()
    const own = requests.filter((path) => path.endsWith('.js'))
    const other = await openReady(site, '/blog/')
    const chunks = new Set(
      own.filter((path) => path.includes('/chunks/')).filter((path) => !other.requests.includes(path)),
    )
    await other.page.route((url) => chunks.has(url.pathname), answer)
    const reloaded = other.page.waitForEvent('load')
    await other.page.getByRole('main').getByRole('link', { name: 'Калькулятор шага' }).first().click()
    await reloaded
    await other.page.getByRole('heading', { level: 1, name: 'Не удалось загрузить страницу' }).waitFor()
    expect(await other.page.title()).toBe('Не удалось загрузить страницу')
    expect(await other.page.locator(failure).isVisible()).toBe(false)
    await other.page.waitForTimeout(500)
    const before = other.documents.length
    expect(before).toBeLessThanOrEqual(3)
    await other.page.unrouteAll()
    await other.page.getByRole('button', { name: 'Повторить' }).click()
    await other.page.getByRole('heading', { level: 1, name: 'Калькулятор шага' }).waitFor()
    expect(other.documents.length).toBe(before + 1)
  })
})

describe('offline', () => {
  test('a page whose scripts were still loading stays', async () => {
    const { page, documents } = await openWatched(site, '/robots.txt')
    await page.route('**/_next/static/later/*', async (route) => {
      await page.context().setOffline(true)
      await route.continue()
    })
    await page.goto(`${site.url}/docs/intro/`)
    await page.locator('#siteLoadFailure').waitFor()
    expect(documents).toHaveLength(2)
    await page.unrouteAll()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await whenReady(page)
  })

  test.each([
    ['a picture', '/docs/tutorials/lesson-3/', 'main a[data-opens="picture"]', '.zoom img'],
    ['the menu that copies a page', '/docs/intro/', '.page-top a[data-opens="copy-page"]', '.copy-page'],
  ])('%s does not open, the page stays, and it can be tried again', async (_, path, link, opened) => {
    const { page, documents } = await openReady(site, path)
    await page.context().setOffline(true)
    await page.locator(link).first().click()
    await page.getByRole('alert').filter({ hasText: 'загрузилось' }).waitFor()
    expect(documents).toHaveLength(1)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await page.locator(opened).waitFor()
  })
})

test('if the scripts of the page fail to load, the reader is told, and links work', async () => {
  const { page } = await openWatched(site, '/robots.txt')
  await page.route('**/_next/static/chunks/*', (route) => route.abort())
  await page.goto(`${site.url}/docs/intro/`)
  await page.locator('#siteLoadFailure').waitFor({ state: 'visible' })
  await page.getByRole('link', { name: 'Поиск' }).first().click()
  await page.waitForURL('**/search/')
})
