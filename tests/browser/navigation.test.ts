import { describe, expect, test } from 'vitest'
import { holdBack, openReady, openWatched, useSite } from './site-under-test'

const site = useSite()

/** What a reader clicks, through the whole site and back: name of the link, heading of the page. */
const walk: [scope: string, link: string, heading: string][] = [
  ['main', 'Концепция', 'Концепция'],
  ['.side', 'Установка', 'Установка'],
  ['main', 'Установка сервера', 'Установка сервера'],
  ['.next', 'Настройка Unity', 'Настройка Unity'],
  ['.side', 'Уроки', 'Уроки'],
  ['main', 'Урок 0. Первый вход', 'Урок 0. Первый вход'],
  ['.crumbs', 'Документация', 'Документация'],
  ['main', 'API', 'API'],
  ['main', 'События', 'События'],
  ['.bar nav', 'Блог', 'Блог'],
  ['.rail', 'Знакомство', 'Знакомство'],
  ['main', 'Все метки', 'Метки'],
  ['main', 'Устройство', 'Устройство'],
  ['main', 'Путь одной команды', 'Путь одной команды'],
  ['.authors', 'Редакция документации', 'Редакция документации'],
  ['main', 'Все авторы', 'Авторы'],
  ['main', 'Команда платформы', 'Команда платформы'],
  ['.side', 'Добро пожаловать', 'Добро пожаловать'],
  ['.bar nav', 'Документация', 'Концепция'],
]

describe('a reader clicks through the site', () => {
  test('without a full page load, a console message or a failed request', async () => {
    const { page, messages, documents } = await openReady(site, '/')
    for (const [scope, link, heading] of walk) {
      await page.locator(scope).getByRole('link', { name: link, exact: false }).first().click()
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      expect(page.url()).not.toContain('.txt')
      // if the text arrives first, the router updates the head a moment later
      await expect.poll(async () => (await page.title()).replaceAll('\u00a0', ' ')).toContain(heading)
    }
    for (const [, , heading] of walk.slice(0, -1).toReversed()) {
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    }
    expect(documents).toHaveLength(1)
    expect(messages).toEqual([])
  })

  test('with JavaScript off', async () => {
    const { page, messages } = await openWatched(site, '/', { javaScriptEnabled: false })
    for (const [scope, link, heading] of walk) {
      await page.locator(scope).getByRole('link', { name: link, exact: false }).first().click()
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    }
    expect(messages).toEqual([])
  })

  test('to an address that does not exist', async () => {
    const { page } = await openWatched(site, '/нет/такой/')
    expect(await page.title()).toBe('Страница не найдена — Документация платформы')
    await page.getByRole('link', { name: 'На главную' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Серверная платформа' }).waitFor()
  })
})

test('a category with a Cyrillic address opens raw and encoded, and logs nothing', async () => {
  for (const path of ['/docs/category/уроки/', `/docs/category/${encodeURIComponent('уроки')}/`]) {
    const { page, messages } = await openWatched(site, path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Уроки')
    expect(messages).toEqual([])
  }
})

test('the tab always has a title, that of a page as soon as the page is shown', async () => {
  const { page } = await openReady(site, '/docs/intro/')
  const letCome = await holdBack(page, /\.txt(\?|$)/)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => seen.push(`${document.querySelector('h1')?.textContent}: ${document.title}`)
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const go = async (href: string, heading: string) => {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href)
    letCome()
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  }
  await go('/blog/', 'Блог')
  await go('/blog/tags/', 'Метки')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Блог', exact: true }).waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(
    new Set(['Концепция', 'Блог', 'Метки'].map((name) => `${name}: ${name} — Документация платформы`)),
  )
})
