import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStorage, layoutShiftOf, openReady, openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()
const lesson = '/docs/tutorials/lesson-1/'

const boxes = (page: Page) => page.locator('.prose').getByRole('checkbox')
const ticked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))

test('a check list remembers what the reader has ticked, on its page only', async () => {
  const { page, messages } = await openReady(site, lesson)
  await boxes(page).nth(1).check()
  await page.getByText('Персонаж стоит в точке').click()
  expect(await ticked(page)).toEqual([true, true, false, false])
  await page.reload()
  await page.locator('.prose input:enabled').first().waitFor()
  expect(await ticked(page)).toEqual([true, true, false, false])
  await boxes(page).nth(1).uncheck()
  await page.locator('.stops').getByRole('link', { name: 'Урок 2' }).click()
  await page.getByRole('heading', { level: 1, name: 'Урок 2. Движение' }).waitFor()
  expect(await ticked(page)).toEqual([false, false, false, false])
  expect(await boxes(page).first().isEnabled()).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Урок 1. Первый спрайт' }).waitFor()
  expect(await ticked(page)).toEqual([true, false, false, false])
  expect(messages).toEqual([])
})

test('a page with all boxes ticked is done: it is marked, and the section links to the next one', async () => {
  const { page, messages } = await openReady(site, lesson)
  const stops = page.locator('.stops')
  expect(await stops.locator('p').textContent()).toBe('Уроков: 4')
  for (const box of await boxes(page).all()) await box.check()
  await stops.getByText('Пройдено 1\u00a0из\u00a04').waitFor()
  expect(await stops.locator('li').nth(1).locator('.done.here').count()).toBe(1)
  await boxes(page).first().uncheck()
  await stops.getByText('Уроков: 4').waitFor()
  await boxes(page).first().check()
  await page.goto(`${site.url}/docs/category/уроки/`)
  const progress = page.locator('.walked', { hasText: 'Продолжить: Урок\u00a00Пройдено 1\u00a0из\u00a04' })
  await progress.waitFor()
  expect(await layoutShiftOf(page)).toBe(0)
  await progress.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Урок 0. Первый вход' }).waitFor()
  const solid = stops.getByRole('link', { name: 'Урок 1 (пройдено) Первый спрайт' })
  expect(await solid.locator('.done').count()).toBe(1)
  expect(messages).toEqual([])
})

test('without JavaScript nothing is marked as done', async () => {
  const { page } = await openWatched(site, '/docs/category/уроки/', { javaScriptEnabled: false })
  expect(await page.locator('.walked').textContent()).toBe('Начать: Урок\u00a00')
})

test('a check list works by keyboard', async () => {
  const { page } = await openReady(site, lesson)
  await page.locator('#check .anchor').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.reload()
  await page.locator('.prose input:enabled').first().waitFor()
  expect(await ticked(page)).toEqual([true, false, false, false])
})

test('if storage is blocked, a check list keeps its ticks for the visit', async () => {
  const { page, messages } = await openWatched(site, '/')
  await blockStorage(page)
  await page.goto(site.url + lesson)
  await whenReady(page)
  await boxes(page).first().check()
  await page.locator('.stops').getByRole('link', { name: 'Урок 0' }).click()
  await page.getByRole('heading', { level: 1, name: 'Урок 0. Первый вход' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Урок 1. Первый спрайт' }).waitFor()
  expect(await ticked(page)).toEqual([true, false, false, false])
  expect(messages).toEqual([])
})

test('without JavaScript a check list is a plain list', async () => {
  const { page } = await openWatched(site, lesson, { javaScriptEnabled: false })
  expect(await boxes(page).count()).toBe(4)
  for (const box of await boxes(page).all()) expect(await box.isDisabled()).toBe(true)
})
