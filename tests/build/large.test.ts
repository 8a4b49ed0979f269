import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite } from '../browser/site-under-test'
import { awkwardOut, buildAwkward } from './trees/awkward'
import { buildDocsOnly, docsOnlyOut as out } from './trees/docs-only'

describe('a site whose sidebar is too long for each page', () => {
  beforeAll(async () => {
    expect((await buildDocsOnly()).code).toBe(0)
  })
  const site = useSite(out)

  test('has pages as light as those of a small site', async () => {
    await buildAwkward()
    for (const file of ['g0/p5/index.html', 'g0/p5/index.txt']) {
      const [large, small] = [`${out}/${file}`, `${awkwardOut}/docs/${file}`].map(
        (page) => fs.statSync(page).size,
      )
      expect(large).toBeLessThan((small ?? 0) * 1.2)
    }
  })

  test('loads the entries of a group when it is opened', async () => {
    const { page, requests, messages } = await openReady(site, '/g1/p3/')
    const side = page.locator('.side')
    await side.getByText('g3', { exact: true }).last().scrollIntoViewIfNeeded()
    expect(requests.filter((path) => path.startsWith('/sidebar/'))).toEqual([])
    await side.locator('li.group', { hasText: 'g3' }).locator('summary').click()
    const entry = side.getByRole('link', { name: 'Страница 3-9' })
    await entry.click()
    await page.getByRole('heading', { level: 1, name: 'Страница 3-9' }).waitFor()
    expect(await entry.getAttribute('aria-current')).toBe('page')
    expect(requests.filter((path) => path.startsWith('/sidebar/'))).toHaveLength(1)
    expect(messages).toEqual([])
  })

  test('shows when entries do not load, and can retry', async () => {
    const { page } = await openReady(site, '/g1/p0/')
    await page.route('**/sidebar/*', (route) => route.abort(), { times: 1 })
    const group = page.locator('.side li.group', { hasText: 'Раздел 0' })
    await group.locator('summary').click()
    await group.getByRole('button', { name: 'Повторить' }).click()
    await group.getByRole('link', { name: 'Страница 0-9' }).waitFor()
  })

  test('links to all pages without scripts', async () => {
    const { page } = await openWatched(site, '/g1/p0/', { javaScriptEnabled: false })
    const side = page.locator('.side')
    expect(await side.locator('summary:visible').count()).toBe(1)
    await side.getByRole('link', { name: 'Раздел 0' }).click()
    await page.locator('.page').getByRole('link', { name: 'Страница 0-9' }).click()
    await page.getByRole('heading', { level: 1, name: 'Страница 0-9' }).waitFor()
  })
})
