import { describe, expect, test } from 'vitest'
import { axeFindings } from './axe-findings'
import { pageKinds } from './page-kinds'
import { openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

const paths = [...pageKinds, '/search/?q=событие']

/** With an open drawer or dialog the page behind it is inert, its heading and main element included. */
const behind = new Set(['landmark-one-main', 'page-has-heading-one'])

describe.each([360, 1280])('axe reports nothing at %i px', (width) => {
  test.each(paths)('on %s', async (path) => {
    const viewport = { width, height: 900 }
    const { page } = await openReady(site, path, { viewport, reducedMotion: 'reduce' })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme)
      expect([theme, await axeFindings(page)]).toEqual([theme, []])
    }
  })
})

describe.each(['light', 'dark'])('axe finds nothing, %s', (theme) => {
  test('with the menu and the table of contents open', async () => {
    const { page } = await openWatched(site, '/docs/api/events/', {
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    })
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    await whenReady(page)
    await page.evaluate(() => scrollTo(0, 900))
    for (const button of await page.locator('.subbar button').all()) {
      await button.click()
      expect(await axeFindings(page, behind)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
})

describe.each(['light', 'dark'])('axe finds nothing in the search, %s', (theme) => {
  test.each([360, 1280])('at %i px', async (width) => {
    const { page } = await openWatched(site, '/docs/api/events/', {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await page.evaluate((value) => {
      localStorage.setItem('theme', value)
      localStorage.setItem('search-recent', '["таймаут"]')
    }, theme)
    await page.reload()
    await whenReady(page)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Поиск' })
    await dialog.waitFor()
    for (const [text, shown] of [
      ['', 'Недавние запросы'],
      ['cj,snbt', 'Показаны результаты по'],
      ['щщщщщщщщщ', 'ничего не'],
    ] as const) {
      await page.keyboard.press('Control+a')
      if (text !== '') await page.keyboard.type(text)
      await dialog.getByText(shown).first().waitFor()
      expect([text, await axeFindings(page, behind)]).toEqual([text, []])
    }
  })
})

test.each(['light', 'dark'])('every colour of code has a contrast of 4.5:1 or more, %s', async (theme) => {
  const { page } = await openWatched(site, '/docs/api/events/')
  await page.evaluate((value) => localStorage.setItem('theme', value), theme)
  await page.reload()
  const pairs = await page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** Parses any CSS colour into red, green and blue from 0 to 1. */
    const read = (colour: string) => {
      if (!paint) throw new Error('no canvas')
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => value / 255)
    }
    const pre = document.querySelector('.code > pre')
    const line = pre?.querySelector('[data-line], code > span')
    if (!pre || !line) throw new Error('no code on the page')
    const grounds = [pre.parentElement, document.querySelector('[data-highlighted-line]')]
    return ['', 'tk', 'tt', 'tf', 'ts', 'tv', 'tq', 'tc', 'ta', 'tr'].flatMap((name) =>
      grounds.map((ground) => {
        const token = document.createElement('span')
        token.className = name
        line.append(token)
        if (!ground) throw new Error('no marked line on the page')
        const over = getComputedStyle(ground).backgroundColor
        return { name, text: read(getComputedStyle(token).color), ground: read(over) }
      }),
    )
  })
  const luminance = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  for (const { name, text, ground } of pairs) {
    const [dark = 0, light = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => a - b)
    expect([name, (light + 0.05) / (dark + 0.05) >= 4.5]).toEqual([name, true])
  }
})

test('every focusable control shows its focus', async () => {
  const { page } = await openReady(site, '/docs/api/events/')
  const unseen: string[] = []
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      const isInView = box.bottom > 0 && box.top < innerHeight && box.width > 0
      return isMarked && isInView ? null : element.outerHTML.slice(0, 100)
    })
    if (problem !== null) unseen.push(problem)
  }
  expect(unseen).toEqual([])
})

test.each(paths)('at 200 % zoom nothing is cut off horizontally on %s', async (path) => {
  const viewport = { width: 640, height: 450 }
  const { page } = await openWatched(site, path, { viewport, deviceScaleFactor: 2 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
})
