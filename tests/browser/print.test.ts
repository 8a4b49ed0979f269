import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from './axe-findings'
import { openReady, openWatched, useSite, whenDrawn } from './site-under-test'

const site = useSite()
const section = '/docs/category/уроки/'

describe('the print version of a section', () => {
  test('opens from its page in a new tab, logs nothing to the console, and prints', async () => {
    const { page, messages } = await openReady(site, section)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Версия для печати' }).click()
    const paper = await opened
    paper.on('console', (message) => messages.push(message.text()))
    paper.on('pageerror', (error) => messages.push(error.message))
    await paper.getByRole('heading', { level: 1, name: 'Уроки' }).waitFor()
    await paper.evaluate(() => {
      window.print = () => void (document.title = 'printed')
    })
    await paper.getByRole('button', { name: 'Напечатать или сохранить в PDF' }).click()
    expect(await paper.title()).toBe('printed')
    expect(messages).toEqual([])
    await paper.getByRole('link', { name: 'К разделу «Уроки»' }).click()
    await page.waitForURL(`**${encodeURI(section)}`)
  })

  test.each([360, 1280])('passes axe and does not scroll sideways at %i px', async (width) => {
    const { page, messages } = await openWatched(site, `${section}print/`, {
      viewport: { width, height: 900 },
    })
    // axe skips what is not rendered yet
    await page
      .locator('.print-page')
      .evaluateAll((texts: HTMLElement[]) =>
        texts.forEach(({ style }) => (style.contentVisibility = 'visible')),
      )
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(messages).toEqual([])
  })

  test('lays out distant texts when the reader comes near, and its contents link to each of them', async () => {
    const { page } = await openWatched(site, '/docs/print/', { viewport: { width: 412, height: 823 } })
    const isLaidOut = () =>
      page
        .locator('.print-page > .prose')
        .last()
        .evaluate((text) => text.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut()).toBe(false)
    const links = page.locator('.print-contents a')
    const topOf = async (link: Locator) => {
      await link.click()
      await whenDrawn(page)
      const target = page.locator((await link.getAttribute('href')) ?? '')
      return await target.evaluate((element) => element.getBoundingClientRect().top)
    }
    expect(Math.abs(await topOf(links.nth(10)))).toBeLessThan(100)
    // the last text may be shorter than the screen
    expect(await topOf(links.last())).toBeGreaterThanOrEqual(-100)
    expect(await topOf(links.last())).toBeLessThan(823)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(isLaidOut).toBe(true)
  })

  test('is light and complete on paper, whatever the reader chose for the screen', async () => {
    const { page } = await openWatched(site, `${section}print/`, { colorScheme: 'dark' })
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.reload()
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('oklch(0.33 0.024 230)')
    expect(await page.getByRole('button').count()).toBe(0)
    const heights = await page
      .locator('.tabs > [role="tabpanel"], details > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(0)
    expect(heights).not.toContain(0)
    const pdf = await page.pdf({ format: 'A4', printBackground: true })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets).toBeGreaterThan(10)
    expect(sheets).toBeLessThan(60)
  })
})

test('the home page is printed without buttons', async () => {
  const { page } = await openWatched(site, '/')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.locator('.button:visible').count()).toBe(0)
})

test('collapsed parts of a page are printed expanded, without JavaScript, too', async () => {
  const { page } = await openWatched(site, '/docs/tutorials/lesson-3/', { javaScriptEnabled: false })
  const folded = page.locator('main details:not([open]) > div').first()
  const isShown = () => folded.evaluate((content) => content.checkVisibility())
  expect(await isShown()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
})

test.each(['light', 'dark'])('code is dark on the screen in %s mode, and light on paper', async (theme) => {
  const { page } = await openWatched(site, '/docs/api/methods/')
  await page.evaluate((mode) => localStorage.setItem('theme', mode), theme)
  await page.reload()
  const schemes = () =>
    page
      .locator('.code')
      .evaluateAll((all) => [...new Set(all.map((code) => getComputedStyle(code).colorScheme))])
  expect(await schemes()).toEqual(['dark'])
  await page.emulateMedia({ media: 'print' })
  expect(await schemes()).toEqual(['light'])
})

test('code in a wide table wraps on paper', async () => {
  const { page } = await openWatched(site, '/docs/api/events/', { viewport: { width: 673, height: 900 } })
  await page
    .locator('.table td code')
    .evaluateAll((all) => all.forEach((code) => (code.textContent = 'a_name_that_never_ends_'.repeat(3))))
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(673)
})
