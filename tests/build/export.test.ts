/** Next.js renders every page, and pages work without the passes over the export, which only save bytes. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openReady, useSite } from '../browser/site-under-test'
import { filesOf, isPrint } from '../export/pages'
import { sharedCopy, type Outcome } from './project'
import { addedOut, buildAdded } from './trees/added'

let outcome: Outcome
beforeAll(async () => {
  outcome = await buildAdded()
})

/** The number of pages that `next build` lists. */
function listedPages(output: string): number {
  const listed = [...output.matchAll(/^[┌├└│ ]+[○●] (\S+|\[\+\d+ more paths\])$/gm)].map(
    ([, path = '']) => path,
  )
  const countOf = (path: string) => Number(/^\[\+(\d+)/.exec(path)?.[1] ?? 1)
  return listed.reduce((sum, path) => sum + countOf(path), 0)
}

const pagesIn = (folder: string): number =>
  filesOf(folder).filter((file) => file.endsWith('.html') && !isPrint(file)).length

describe('next build renders each page of the site', () => {
  test('in a first build, from nothing', async () => {
    const { output, out } = await sharedCopy()
    expect(pagesIn(out)).toBeGreaterThan(30)
    expect(listedPages(output)).toBe(pagesIn(out))
  })

  test('in a later build', () => {
    expect([outcome.code, outcome.output]).toEqual([0, expect.any(String)])
    expect(listedPages(outcome.output)).toBe(pagesIn(addedOut))
  })
})

describe('pages without export passes', () => {
  const site = useSite(addedOut)
  test('navigate with the router', async () => {
    const { page, documents, messages } = await openReady(site, '/docs/intro/')
    await page.locator('.side').getByRole('link', { name: 'Словарь' }).click()
    await page.getByRole('heading', { level: 1, name: 'Словарь' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Концепция' }).waitFor()
    expect([documents.length, messages]).toEqual([1, []])
  })

  test('have a menu on narrow screens', async () => {
    const { page } = await openReady(site, '/docs/api/events/', { viewport: { width: 390, height: 700 } })
    await page.locator('.bar .menu').click()
    await page.locator('.side').getByRole('link', { name: 'Методы' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
  })

  test('can be searched', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Что найти' }).fill('таймаут')
    await page
      .getByRole('option', { name: /^Таймаут/ })
      .first()
      .waitFor()
  })

  test('switch the colour mode', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    await page.getByRole('button', { name: 'Сменить тему' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  })

  test('have working tabs', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
    const tab = page.getByRole('tab', { selected: false }).first()
    const name = (await tab.textContent()) ?? ''
    await tab.click()
    await page.getByRole('tab', { name, selected: true }).first().waitFor()
  })
})
