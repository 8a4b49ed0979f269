import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdBack, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()
const phone = { viewport: { width: 390, height: 700 } }
const isOfIndex = (path: string) => path.startsWith('/search/')
/** Chunks: those of the dialog, once the page has its own. */
const code = /\/_next\/static\/chunks\/.*\.js/

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Поиск' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Что найти' })
const options = (page: Page) => dialog(page).getByRole('option')
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true })
const headingOf = (page: Page) => selected(page).locator('b').textContent()

/** Opens a page and waits for hydration. */
async function openPage(path: string, settings: BrowserContextOptions = {}) {
  const watched = await openWatched(site, path, settings)
  if (settings.javaScriptEnabled !== false) await whenReady(watched.page)
  return watched
}

/** Opens a page and waits until it is idle, so that no request is in flight when interception starts. */
async function openQuietPage(path: string) {
  const watched = await openPage(path)
  await watched.page.waitForLoadState('networkidle')
  return watched
}

/** Opens the dialog with the keyboard and types. */
async function openSearch(text = '', path = '/docs/intro/', settings: BrowserContextOptions = {}) {
  const watched = await openPage(path, settings)
  await watched.page.keyboard.press('Control+k')
  await dialog(watched.page).waitFor()
  if (text !== '') {
    await watched.page.keyboard.type(text)
    await options(watched.page).first().waitFor()
  }
  return watched
}

describe('the dialog', () => {
  test('opens with its button, Ctrl+K, ⌘K and /, in the Russian layout, too, and closes with Escape', async () => {
    const { page, messages } = await openPage('/docs/intro/')
    const isShown = async () => {
      await field(page).waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await page.getByRole('link', { name: 'Поиск' }).click()
    await isShown()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Поиск')
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys)
      await isShown()
    }
    for (const keys of [
      { key: 'л', code: 'KeyK', ctrlKey: true },
      { key: '.', code: 'Slash' },
    ]) {
      await page.evaluate((init) => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
      }, keys)
      await isShown()
    }
    expect(messages).toEqual([])
  })

  test('is not opened by a slash typed into a field', async () => {
    const { page } = await openPage('/blog/mdx-blog-post/')
    await page.locator('main input').first().focus()
    await page.keyboard.press('/')
    await page.waitForTimeout(300)
    expect(await dialog(page).count()).toBe(0)
  })

  test('closes with its button and a press outside, not with one inside', async () => {
    const { page } = await openSearch()
    await dialog(page)
      .getByRole('group', { name: 'Где искать' })
      .click({ position: { x: 300, y: 10 } })
    expect(await dialog(page).isVisible()).toBe(true)
    await page.mouse.click(20, 400)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.getByRole('button', { name: 'Закрыть поиск' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('keeps the page behind it in place', async () => {
    const { page } = await openPage('/docs/api/events/')
    await page.evaluate(() => scrollTo(0, 500))
    const place = () =>
      page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().left])
    const before = await place()
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    for (const [x, y] of [
      [width / 2, 120],
      [20, height / 2],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, 400)
    }
    await page.waitForTimeout(300)
    expect(await place()).toEqual(before)
  })

  test('opens with the last question, selected', async () => {
    const { page } = await openSearch('таймаут')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('таймаут')
    await page.keyboard.type('ход')
    expect(await field(page).inputValue()).toBe('ход')
  })

  test('opens with a key pressed before its close event', async () => {
    const { page } = await openSearch('таймаут')
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.search')?.close()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    })
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('таймаут')
  })

  test('keeps what was typed while its script was loading', async () => {
    const { page } = await openQuietPage('/docs/intro/')
    const letCome = await holdBack(page, code)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('load')
    letCome()
    await dialog(page).waitFor()
    await page.keyboard.type('_group')
    expect(await field(page).inputValue()).toBe('load_group')
  })

  test('loses no key between the arrival of its script and its field', async () => {
    const { page } = await openQuietPage('/docs/intro/')
    const letCome = await holdBack(page, code)
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    // one key per task, which is faster than anyone types
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel()
      let sent = 0
      const press = () => {
        const target = document.activeElement ?? document.body
        const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
        if (target.dispatchEvent(key) && target instanceof HTMLInputElement) {
          target.value += 'a'
          document.documentElement.dataset['sent'] = String(++sent)
          return
        }
        sent++
        port2.postMessage(null)
      }
      port1.addEventListener('message', press)
      port1.start()
      port2.postMessage(null)
    })
    letCome()
    const sent = await page.waitForFunction(() => Number(document.documentElement.dataset['sent']))
    expect(await field(page).inputValue()).toHaveLength(await sent.jsonValue())
  })

  test.each(['a click', 'Ctrl+K', '/'])(
    'opens after %s that came before React, with what was typed',
    async (way) => {
      const { page } = await openWatched(site, '/robots.txt')
      const letCome = await holdBack(page, code)
      await page.goto(`${site.url}/docs/intro/`, { waitUntil: 'domcontentloaded' })
      if (way === 'Ctrl+K') await page.keyboard.press('Control+k')
      else if (way === '/') await page.keyboard.press('/')
      else await page.getByRole('link', { name: 'Поиск' }).click()
      await page.keyboard.type('move/walk')
      letCome()
      await field(page).waitFor()
      expect(await field(page).inputValue()).toBe('move/walk')
      expect(page.url()).toBe(`${site.url}/docs/intro/`)
    },
  )

  test('is available on narrow screens, in the sticky row', async () => {
    const { page } = await openPage('/docs/api/events/', phone)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.locator('.subbar').getByRole('link', { name: 'Поиск' }).click()
    await field(page).waitFor()
    const home = await openPage('/', phone)
    await home.page.locator('.bar').getByRole('link', { name: 'Поиск' }).click()
    await field(home.page).waitFor()
  })
})

describe('results', () => {
  test('are grouped by page, with section, breadcrumbs and marked words', async () => {
    const { page } = await openSearch('таймаут')
    const group = dialog(page).getByRole('group', { name: 'Концепция' })
    expect(await group.getAttribute('aria-labelledby')).toBeTruthy()
    const option = group.getByRole('option', { name: /^Таймаут Таймаут — пауза/ })
    expect(await option.locator('mark').first().textContent()).toBe('Таймаут')
    expect(await option.getAttribute('href')).toMatch(/^\/docs\/intro\/#/)
    expect(await option.locator('.hit-text').textContent()).toContain('пауза до следующего срабатывания')
    expect(await selected(page).count()).toBe(1)
  })

  test('begin with the page itself in each group; it is selected if its title matches', async () => {
    const { page } = await openSearch('методы')
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
    const { page } = await openSearch('методы')
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
  })

  test('lead to the heading, and the dialog closes', async () => {
    const { page, documents } = await openSearch('таймаут группы', '/blog/')
    await whenReady(page)
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
    const { page } = await openSearch('формат команды', '/docs/api/events/')
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
    const { page } = await openPage('/docs/api/events/')
    await whenReady(page)
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
    const { page } = await openPage('/blog/')
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.insertText('таймаут')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/api\/events\/#/)
  })

  test('are found in the wrong layout, and the dialog shows the corrected query', async () => {
    const { page } = await openSearch('cj,snbt')
    await expect
      .poll(() => dialog(page).locator('.hit-note').textContent())
      .toBe('Показаны результаты по\u00a0запросу «событие».')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('move')
    await dialog(page).locator('.hit-note').waitFor({ state: 'hidden' })
  })

  test('are filtered by kind, with counts', async () => {
    const { page } = await openSearch('таймаут')
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
    const { page } = await openSearch('страница')
    const counts = () =>
      dialog(page)
        .locator('.kinds .num')
        .evaluateAll((all) => all.map(({ textContent }) => Number(textContent)))
    await expect.poll(async () => (await counts()).length).toBe(4)
    const [all, ...parts] = await counts()
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all)
    await dialog(page)
      .getByRole('button', { name: /^Другие страницы/ })
      .click()
    await expect.poll(() => dialog(page).locator('.hit-page').count()).toBe(parts.at(-1))
  })

  test('are suggested from elsewhere if the filter leaves none', async () => {
    const { page } = await openSearch('таймаут')
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

  test('are announced: their number, and the corrected query', async () => {
    const { page } = await openSearch('cj,snbt')
    await expect
      .poll(() => dialog(page).getByRole('status').textContent())
      .toMatch(/^Найдено: \d+\u00a0страниц[аы]?\. Показаны результаты по\u00a0запросу «событие»\.$/)
  })

  test('if there are none, alternatives are shown', async () => {
    const { page } = await openSearch()
    await page.keyboard.type('щщщщщщщщщ')
    await dialog(page).getByText('По\u00a0запросу «щщщщщщщщщ» ничего не\u00a0нашлось.').first().waitFor()
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

  test('have no filter without results', async () => {
    const { page } = await openSearch('PlayerController.Update')
    expect(await dialog(page).locator('.kinds').innerText()).not.toMatch(/Блог|(?<!\d)0/)
  })

  test('for an API name include its row, which is highlighted and not hidden by the navbar', async () => {
    const { page } = await openSearch('World::get')
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
    const { page } = await openSearch('событие')
    await options(page).last().click()
    await page.waitForURL(/\/search\/\?q=/)
    await page.getByRole('searchbox', { name: 'Что найти' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Концепция' }).waitFor()
  })
})

describe('the keyboard', () => {
  test('moves through the options, with the active one referenced by the field', async () => {
    const { page } = await openSearch('таймаут')
    const first = await headingOf(page)
    await page.keyboard.press('ArrowDown')
    const second = await headingOf(page)
    expect(second).not.toBe(first)
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await selected(page).getAttribute('id'),
    )
    await page.keyboard.press('End')
    expect(await selected(page).textContent()).toContain('Все результаты')
    await page.keyboard.press('Home')
    expect(await headingOf(page)).toBe('События')
    await page.keyboard.press('ArrowUp')
    expect(await selected(page).textContent()).toContain('Все результаты')
    const box = await selected(page).boundingBox()
    const around = await dialog(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0))
  })

  test('leaves Home and End to the text while typing', async () => {
    const { page } = await openSearch('таймаут')
    const first = await headingOf(page)
    await page.keyboard.press('Home')
    await page.keyboard.type('х')
    expect(await field(page).inputValue()).toBe('хтаймаут')
    await page.keyboard.press('Delete')
    expect(first).toBe('Таймаут шага')
  })

  test('opens a new tab with Ctrl+Enter, and the dialog stays', async () => {
    const { page } = await openSearch('таймаут')
    const opening = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    const tab = await opening
    await tab.waitForURL(/\/docs\/api\/events\/#/)
    expect(await dialog(page).isVisible()).toBe(true)
  })

  test('reaches field, filter and close button, and stays inside', async () => {
    const { page } = await openSearch('таймаут')
    const names: string[] = []
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab')
      names.push(
        (await page.evaluate(
          () => document.activeElement?.ariaLabel ?? document.activeElement?.firstChild?.textContent,
        )) ?? '',
      )
    }
    expect(names).toEqual(['Закрыть поиск', 'Всё', 'Документация', 'Блог'])
  })
})

describe('before there is a question', () => {
  test('popular pages are suggested, by keyboard, too', async () => {
    const { page } = await openSearch()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Урок 0. Первый вход')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('a dialog is shown while its code loads, and Escape cancels it', async () => {
    const { page } = await openQuietPage('/docs/intro/')
    const letCome = await holdBack(page, code)
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    await page.keyboard.type('load')
    await dialog(page).getByText('load').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    letCome()
    await page.waitForLoadState('networkidle')
    expect(await dialog(page).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe('')
  })
})

describe('recent queries', () => {
  test('are stored when a result is opened, can be repeated and removed', async () => {
    const { page } = await openSearch('таймаут', '/blog/')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.reload()
    await whenReady(page)
    await page.keyboard.press('/')
    const again = dialog(page).getByRole('button', { name: 'таймаут', exact: true })
    await again.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('таймаут')
    await field(page).fill('')
    await dialog(page).getByRole('button', { name: 'Забыть запрос «таймаут»' }).click()
    expect(await again.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBe('[]')
  })

  test('may be impossible to store: nothing breaks', async () => {
    const { page, messages } = await openPage('/blog/')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.reload()
    await whenReady(page)
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/api\/events\/#/)
    expect(messages).toEqual([])
  })
})

describe('nothing of the search is loaded', () => {
  test('before it is opened, whatever the pointer does; then little is', async () => {
    const { page, requests } = await openPage('/docs/intro/')
    await whenReady(page)
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
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash !== '')
  })
})

describe('if the search fails to load', () => {
  const failed = 'Поиск не\u00a0загрузился'

  test('its script: the reader is told, and can retry', async () => {
    const { page } = await openQuietPage('/docs/intro/')
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
  ])('%s: the same in the dialog', async (_, file) => {
    const { page } = await openQuietPage('/docs/intro/')
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

  test('offline, and back online', async () => {
    const { page } = await openSearch('таймаут')
    await page.context().setOffline(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('хранилище')
    await dialog(page).getByRole('alert').filter({ hasText: failed }).waitFor()
    await page.context().setOffline(false)
    await dialog(page).getByRole('button', { name: 'Повторить' }).click()
    await options(page).first().waitFor()
  })

  test('its code is older than the index, even after reloads: reported after a few', async () => {
    const { page, documents } = await openQuietPage('/docs/intro/')
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

  test('slowly: a loading message is shown', async () => {
    const { page } = await openQuietPage('/docs/intro/')
    const letCome = await holdBack(page.context(), /\/search\/dictionary/)
    await page.keyboard.press('/')
    await dialog(page).waitFor()
    await page.keyboard.type('таймаут')
    await dialog(page).locator('.search-message').getByText('Ищем…').waitFor()
    letCome()
    await options(page).first().waitFor()
  })
})

describe('the search page', () => {
  const pageField = (page: Page) => page.getByRole('searchbox', { name: 'Что найти' })
  const links = (page: Page) => page.locator('#siteSearch .hit')

  test('answers its address, filter included', async () => {
    const { page, messages } = await openPage('/search/?q=таймаут&kind=blog')
    await links(page).first().waitFor()
    expect(await pageField(page).inputValue()).toBe('таймаут')
    for (const href of await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^\/blog\//)
    await whenReady(page)
    expect(await links(page).count()).toBeGreaterThan(0)
    expect(messages).toEqual([])
  })

  test('restores its position after a reload, and on Back from a result', async () => {
    const { page } = await openPage('/search/?q=сервер', phone)
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
    const { page } = await openPage('/search/?q=сервер', phone)
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
    const { page, documents } = await openPage('/search/')
    await whenReady(page)
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
    const { page } = await openPage('/search/?q=событие')
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

  test('focuses its field by shortcut', async () => {
    const { page } = await openPage('/search/?q=таймаут')
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
    expect(came.places).toHaveLength(5)
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

  test('lists the sections once if nothing is found', async () => {
    const { page } = await openPage(`/search/?q=${encodeURIComponent('щщщщщщщщщ')}`)
    await page.locator('#siteSearch').getByText('ничего не\u00a0нашлось').first().waitFor()
    expect(await page.locator('main').getByRole('link', { name: 'Документация' }).count()).toBe(1)
  })

  test('shows a failure when its worker does not load, and can retry', async () => {
    const { page } = await openQuietPage('/markdown-page/')
    await page.context().route(/turbopack-worker/, (route) => route.abort())
    await page.goto(`${site.url}/search/?q=таймаут`)
    await page.locator('#siteSearch').getByRole('alert').waitFor()
    await page.context().unrouteAll()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await links(page).first().waitFor()
  })

  test('shows alternatives without JavaScript; the search button links there', async () => {
    const { page } = await openPage('/docs/intro/', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Поиск' }).click()
    expect(await page.locator('noscript').innerText()).toContain('нужен JavaScript')
    await page.locator('main').getByRole('link', { name: 'Документация' }).click()
    await page.getByRole('heading', { level: 1, name: 'Документация' }).waitFor()
  })
})

test('the not-found page searches for the words of its address, without JavaScript for what is typed', async () => {
  const { page } = await openPage('/docs/old/group-timeout/')
  const query = page.locator('main').getByRole('searchbox', { name: 'Что найти' })
  expect(await query.inputValue()).toBe('group timeout')
  await query.press('Enter')
  await page.waitForURL(`${site.url}/search/?q=group+timeout`)
  await page.locator('#siteSearch .hit').first().waitFor()

  const plain = await openPage('/docs/old/group-timeout/', { javaScriptEnabled: false })
  await plain.page.locator('main').getByRole('searchbox').fill('таймаут')
  await plain.page.getByRole('button', { name: 'Найти' }).click()
  await plain.page.getByRole('heading', { level: 1, name: 'Поиск' }).waitFor()
})
