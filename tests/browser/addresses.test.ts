import fs from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serve } from '../../scripts/static-server'
import { addressOf, stopServer } from '../support/server'
import { holdBack, openReady, openWatched, useSite, whenReady } from './site-under-test'

declare global {
  interface Window {
    /** When the loader was first on the page, in milliseconds. */
    loaderShown?: number
  }
}

const site = useSite()
const addressBar = () => decodeURI(location.pathname + location.search + location.hash)

describe('addresses that end in .html', () => {
  test('redirect on a host that serves the file', async () => {
    for (const [path, clean] of [
      ['/index.html', '/'],
      ['/docs/intro/index.html?a=1#step', '/docs/intro/?a=1#step'],
      ['/docs/category/уроки/index.html', '/docs/category/уроки/'],
    ] as const) {
      const { page, messages, documents } = await openReady(site, path)
      expect(await page.evaluate(addressBar)).toBe(clean)
      expect([messages, documents.length]).toEqual([[], 1])
    }
  })

  test('lead to the page on a host that answers 404', async () => {
    for (const [path, clean] of [
      ['/docs/intro.html#step', '/docs/intro/#step'],
      ['/docs/api/events/index.htm', '/docs/api/events/'],
      ['/blog//welcome', '/blog/welcome/'],
      ['/Docs/Intro/).?a=1#step', '/docs/intro/#step'],
      ['/docs/intro%23step', '/docs/intro/#step'],
      ['//docs//intro', '/docs/intro/'],
      // the router would take the first segment for a host
      ['//docs//api/methods/', '/docs/api/methods/'],
    ] as const) {
      const { page } = await openWatched(site, path)
      await page.waitForURL((url) => decodeURI(url.pathname + url.hash) === clean)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Страница не найдена')
    }
  })
})

test('addresses that end in .html lead to the page before React, as with data-saver', async () => {
  const { page } = await openWatched(site, '/robots.txt')
  await page.route('**/_next/**', (route) => route.abort())
  await page.goto(`${site.url}/docs/intro.html?a=1#step`)
  await page.waitForURL('**/docs/intro/?a=1#step')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Концепция')
})

describe('an address that does not exist', () => {
  test('shows a page that suggests the nearest ones, and stays in the address bar', async () => {
    const { page, documents } = await openWatched(site, '/docs/api/event/#action')
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor()
    const near = page.getByRole('navigation', { name: 'Возможно, вы искали' })
    await whenReady(page)
    await near.getByRole('link', { name: 'События' }).click()
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    expect(await page.evaluate(addressBar)).toBe('/docs/api/events/#action')
    // Next.js treats the not-found page as a separate site: its links load whole pages
    expect(documents).toHaveLength(2)
  })

  test('ends without .html', async () => {
    const { page } = await openWatched(site, '/docs/api/event.html?a=1#action')
    await page.waitForURL('**/docs/api/event/?a=1#action')
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor()
  })

  test('/404.html stays, for hosts that redirect to it', async () => {
    const { page } = await openReady(site, '/404.html')
    expect(await page.evaluate(addressBar)).toBe('/404.html')
  })

  test('asks the reader to report the link', async () => {
    const { page } = await openReady(site, '/совсем/другое/')
    expect(await page.locator('main').textContent()).toContain('сообщите владельцу того сайта')
    expect(await page.evaluate(addressBar)).toBe('/совсем/другое/')
  })

  test('shows a failure when the list of pages does not load, and can retry', async () => {
    const { page } = await openWatched(site, '/blog/')
    await page.route('**/routes.json', (route) => route.fulfill({ status: 503 }))
    await page.goto(`${site.url}/docs/api/event/`)
    await page.getByRole('alert').filter({ hasText: 'Не удалось загрузить: 503' }).waitFor()
    await page.unroute('**/routes.json')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await page.getByRole('navigation', { name: 'Возможно, вы искали' }).waitFor()
  })

  test('shows a loader only if the list is slow', async () => {
    const { page } = await openWatched(site, '/blog/')
    const letCome = await holdBack(page, '**/routes.json')
    await page.addInitScript((text) => {
      const note = () => {
        const isShown = [...document.querySelectorAll('[role="status"]')].some(
          (element) => element.textContent === text,
        )
        if (isShown) window.loaderShown ??= performance.now()
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    }, 'Загружается…')
    await page.goto(`${site.url}/docs/api/event/`)
    const loader = page.getByRole('status').filter({ hasText: 'Загружается…' })
    await loader.waitFor()
    letCome()
    await page.getByRole('navigation', { name: 'Возможно, вы искали' }).waitFor()
    expect(await loader.count()).toBe(0)
    const asked = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/routes.json'))?.startTime,
    )
    const shown = await page.evaluate(() => window.loaderShown)
    // 200 ms, with a margin for the coarse clocks of browsers
    expect((shown ?? 0) - (asked ?? Infinity)).toBeGreaterThan(150)
  })
})

test('a site at a base path it was not built for says so', async () => {
  const folder = '.cache/tests/misplaced'
  fs.rmSync(folder, { recursive: true, force: true })
  fs.cpSync('out', `${folder}/sub`, { recursive: true })
  fs.copyFileSync('out/404.html', `${folder}/404.html`)
  const server = await serve(folder)
  onTestFinished(() => stopServer(server))
  const { page } = await openWatched(site, '/robots.txt')
  for (const path of ['/sub/docs/intro/', '/sub/']) {
    await page.goto(addressOf(server) + path)
    await page.getByText('сайт открыт не в той папке: он собран для адреса «/»').waitFor()
    expect(await page.getByRole('button', { name: 'Повторить' }).isVisible()).toBe(true)
  }
})
