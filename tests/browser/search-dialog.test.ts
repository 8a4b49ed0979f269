import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { code, dialog, field, openQuietPage, openSearch, options, selected } from './search-dialog'
import {
  blockStorage,
  holdBack,
  openReady,
  openWatched,
  useSite,
  whenDrawn,
  whenReady,
} from './site-under-test'

const site = useSite()

const phone = { viewport: { width: 390, height: 700 } }
const headingOf = (page: Page) => selected(page).locator('b').textContent()

describe('the dialog', () => {
  test('opens with its button, Ctrl+K, ⌘K and /, in the Russian layout, too, and closes with Escape', async () => {
    const { page, messages } = await openReady(site, '/docs/intro/')
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

  test.each(['before React', 'after it'])('is not opened by a slash typed into a field, %s', async (when) => {
    const { page } = await openWatched(site, '/robots.txt')
    const letCome = await holdBack(page, code)
    await page.goto(`${site.url}/docs/intro/`, { waitUntil: 'domcontentloaded' })
    if (when === 'after it') {
      letCome()
      await whenReady(page)
    }
    await page.evaluate(() => {
      const host = document.createElement('div')
      document.body.prepend(host)
      host.attachShadow({ mode: 'open' }).innerHTML = '<input>'
      host.insertAdjacentHTML('afterend', '<input><textarea></textarea><p contenteditable></p>')
    })
    // a shortcut would not be typed
    const typed = await page.evaluate(() => {
      const [host, ...others] = [...document.body.children].slice(0, 4)
      return [host?.shadowRoot?.firstElementChild, ...others].map((element) => {
        const init = { key: '/', code: 'Slash', bubbles: true, composed: true, cancelable: true }
        return element?.dispatchEvent(new KeyboardEvent('keydown', init))
      })
    })
    expect(typed).toEqual([true, true, true, true])
    expect(await dialog(page).count()).toBe(0)
  })

  test('closes with its button and a press outside, not with one inside', async () => {
    const { page } = await openSearch(site)
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

  test('has its filters in one row at 360 px', async () => {
    const narrow = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
    const { page } = await openReady(site, '/docs/intro/', narrow)
    await page.keyboard.press('Control+k')
    await field(page).fill('событие')
    await options(page).first().waitFor()
    const tops = await dialog(page)
      .locator('.kinds button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
  })

  test('ends above the keyboard of a phone', async () => {
    const { page } = await openReady(site, '/docs/intro/', phone)
    await page.keyboard.press('Control+k')
    await field(page).fill('событие')
    await options(page).first().waitFor()
    // a keyboard covers the screen, but leaves the viewport of the layout as it is
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 360 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBe(360)
  })

  test('keeps the page behind it in place', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    await page.evaluate(() => scrollTo(0, 500))
    const place = () => page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width])
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
    await whenDrawn(page)
    expect(await place()).toEqual(before)
  })

  test('opens with the last query, selected', async () => {
    const { page } = await openSearch(site, 'таймаут')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('таймаут')
    await page.keyboard.type('ход')
    expect(await field(page).inputValue()).toBe('ход')
  })

  test('opens with a key pressed before its close event', async () => {
    const { page } = await openSearch(site, 'таймаут')
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.search')?.close()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    })
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('таймаут')
  })

  test('keeps what was typed while its script was loading', async () => {
    const { page } = await openQuietPage(site, '/docs/intro/')
    const letCome = await holdBack(page, code)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('load')
    letCome()
    await dialog(page).waitFor()
    await page.keyboard.type('_group')
    expect(await field(page).inputValue()).toBe('load_group')
  })

  test('loses no key between the arrival of its script and its field', async () => {
    const { page } = await openQuietPage(site, '/docs/intro/')
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
    const { page } = await openReady(site, '/docs/api/events/', phone)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.locator('.subbar').getByRole('link', { name: 'Поиск' }).click()
    await field(page).waitFor()
    const home = await openReady(site, '/', phone)
    await home.page.locator('.bar').getByRole('link', { name: 'Поиск' }).click()
    await field(home.page).waitFor()
  })
})

describe('the keyboard', () => {
  test('moves through the options, with the active one referenced by the field', async () => {
    const { page } = await openSearch(site, 'таймаут')
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

  test.each(['Enter', 'ArrowDown'])(
    'leaves %s to the input method, in Safari, too, which marks it by its code alone',
    async (key) => {
      const { page } = await openSearch(site, 'таймаут')
      const isTaken = await field(page).evaluate(
        (input, name) =>
          [{ isComposing: true }, { keyCode: 229 }].map(
            (mark) =>
              !input.dispatchEvent(
                new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...mark }),
              ),
          ),
        key,
      )
      expect(isTaken).toEqual([false, false])
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    },
  )

  test('leaves Home and End to the text while typing', async () => {
    const { page } = await openSearch(site, 'таймаут')
    const first = await headingOf(page)
    await page.keyboard.press('Home')
    await page.keyboard.type('х')
    expect(await field(page).inputValue()).toBe('хтаймаут')
    await page.keyboard.press('Delete')
    expect(first).toBe('Таймаут шага')
  })

  test('opens a new tab with Ctrl+Enter, and the dialog stays', async () => {
    const { page } = await openSearch(site, 'таймаут')
    const opening = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    const tab = await opening
    await tab.waitForURL(/\/docs\/api\/events\/#/)
    expect(await dialog(page).isVisible()).toBe(true)
  })

  test('reaches field, filter and close button, and stays inside', async () => {
    const { page } = await openSearch(site, 'таймаут')
    const names: string[] = []
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab')
      names.push(
        (await page.evaluate(
          () => document.activeElement?.ariaLabel ?? document.activeElement?.firstChild?.textContent,
        )) ?? '',
      )
    }
    expect(names).toEqual(['Очистить поле', 'Закрыть поиск', 'Всё', 'Документация', 'Блог'])
  })
})

describe('before there is a query', () => {
  test('popular pages are suggested, by keyboard, too', async () => {
    const { page } = await openSearch(site)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Урок 0. Первый вход')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'События' }).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('a popular page can be opened in a new tab, and the dialog stays', async () => {
    const { page } = await openSearch(site)
    const opening = page.context().waitForEvent('page')
    await dialog(page)
      .getByRole('link', { name: 'События' })
      .click({ modifiers: ['ControlOrMeta'] })
    await opening
    expect(await dialog(page).isVisible()).toBe(true)
  })

  test('a dialog is shown while its code loads, and Escape cancels it', async () => {
    const { page } = await openQuietPage(site, '/docs/intro/')
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
    const { page } = await openSearch(site, 'таймаут', '/blog/')
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
    const { page, messages } = await openReady(site, '/blog/')
    await blockStorage(page)
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
