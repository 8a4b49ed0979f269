import { describe, expect, test } from 'vitest'
import { openWatched, useSite, whenReady } from './site'

const site = useSite()
const phone = { viewport: { width: 390, height: 800 } }

describe('the colour mode', () => {
  test('is light whatever the system prefers, and what the reader has chosen after that', async () => {
    const { page } = await openWatched(site, '/docs/intro/', { colorScheme: 'dark' })
    await whenReady(page)
    const mode = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await mode()).toBe('light')
    await page.getByRole('button', { name: 'Сменить тему' }).click()
    expect(await mode()).toBe('dark')
    await page.reload()
    expect(await mode()).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })
})

describe('the announcement', () => {
  test('stays closed after it was closed, and does not flash', async () => {
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
  test('holds the pages of the section, and closes by Escape and by choosing a page', async () => {
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
    expect(await page.locator('.side').isVisible()).toBe(false)
  })

  test('works without JavaScript', async () => {
    const { page } = await openWatched(site, '/', { ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Открыть меню' }).click()
    await page.locator('.side').getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor()
  })
})

test('the skip link is the first thing that the keyboard reaches, and leads to the text', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  await whenReady(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Перейти к содержанию')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'main')
})

test('no page is wider than a narrow screen', async () => {
  for (const path of [
    '/',
    '/docs/',
    '/docs/intro/',
    '/docs/api/objects/',
    '/docs/category/api/',
    '/blog/',
    '/blog/long-blog-post/',
    '/blog/tags/',
    '/blog/authors/',
    '/blog/archive/',
    '/markdown-page/',
    '/нет/',
  ]) {
    const { page } = await openWatched(site, path, { viewport: { width: 320, height: 700 } })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 320])
    await page.context().close()
  }
})
