/** Machine translators replace text nodes with elements. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openReady, useSite, whenFontStored, whenReady } from './site-under-test'

const site = useSite()

/** Translates the page as Chrome's translator does. */
function translate(): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript')) continue
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
}

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { theme, font, announcement } = document.documentElement.dataset
    return { theme, font, announcement }
  })

test('a translated page can be searched', async () => {
  const { page, messages } = await openReady(site, '/search/')
  const field = page.getByRole('searchbox')
  for (const [query, title] of [
    ['соб', 'СОБЫТИЯ'],
    ['событие', 'СОБЫТИЯ'],
    ['таймаут', 'ТАЙМАУТ'],
  ] as const) {
    await field.fill(query)
    await expect
      .poll(async () => (await page.locator('.hit b, .hit h2').allTextContents()).join(' ').toUpperCase())
      .toContain(title)
    await page.evaluate(translate)
  }
  expect(messages).toEqual([])
})

test('a page that was translated before hydration keeps what the reader chose', async () => {
  const { page } = await openReady(site, '/docs/intro/')
  await page.getByRole('button', { name: 'Сменить тему' }).click()
  await page.getByRole('button', { name: 'Закрыть объявление' }).click()
  await whenFontStored(page)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`)
  await page.reload()
  await whenReady(page)
  expect(await stateOf(page)).toEqual({ theme: 'dark', font: 'web', announcement: 'off' })
})

test('a check list keeps its ticks when the page is translated', async () => {
  const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
  const boxes = page.locator('.task-list-item input')
  await boxes.first().check()
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`)
  await page.reload()
  await whenReady(page)
  const ticked = await boxes.evaluateAll((all) => all.map((box) => box.matches(':checked')))
  expect(ticked).toEqual([true, false, false, false])
})
