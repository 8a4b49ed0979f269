import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite } from '../browser/site-under-test'
import { build, writeTree } from './project'
import { awkwardOut, buildAwkward, plainDoc } from './trees/awkward'

/** A tree of `groups` folders with `pages` docs in each; the first folder has a generated index. */
function treeOf(name: string, groups: number, pages: number): string {
  const files: Record<string, string> = {
    'docs/g0/_category_.yml': 'label: Раздел 0\nlink:\n  type: generated-index\n',
  }
  for (let group = 0; group < groups; group++) {
    for (let page = 0; page < pages; page++) {
      files[`docs/g${group}/p${page}.md`] = plainDoc(group, page)
    }
  }
  return writeTree(name, files)
}

describe('a site with hundreds of pages', () => {
  const out = '.cache/tests/large-out'

  beforeAll(async () => {
    expect((await build(treeOf('large', 12, 30), out)).code).toBe(0)
  })
  const site = useSite(out)

  test('has pages as light as those of a small site', async () => {
    await buildAwkward()
    for (const file of ['docs/g0/p5/index.html', 'docs/g0/p5/index.txt']) {
      const [large, little] = [out, awkwardOut].map((folder) => fs.statSync(`${folder}/${file}`).size)
      expect(large).toBeLessThan((little ?? 0) * 1.2)
    }
  })

  test('loads the entries of a group when it is opened', async () => {
    const { page, requests, messages } = await openReady(site, '/docs/g1/p3/')
    const side = page.locator('.side')
    await side.getByText('g3', { exact: true }).last().scrollIntoViewIfNeeded()
    expect(requests.filter((path) => path.startsWith('/sidebar/'))).toEqual([])
    await side.locator('li.group', { hasText: 'g3' }).locator('summary').click()
    const entry = side.getByRole('link', { name: 'Страница 3-29' })
    await entry.click()
    await page.getByRole('heading', { level: 1, name: 'Страница 3-29' }).waitFor()
    expect(await entry.getAttribute('aria-current')).toBe('page')
    expect(requests.filter((path) => path.startsWith('/sidebar/'))).toHaveLength(1)
    expect(messages).toEqual([])
  })

  test('shows when entries do not load, and can retry', async () => {
    const { page } = await openReady(site, '/docs/g1/p0/')
    await page.route('**/sidebar/*', (route) => route.abort(), { times: 1 })
    const group = page.locator('.side li.group', { hasText: 'Раздел 0' })
    await group.locator('summary').click()
    await group.getByRole('button', { name: 'Повторить' }).click()
    await group.getByRole('link', { name: 'Страница 0-29' }).waitFor()
  })

  test('links to all pages without scripts', async () => {
    const { page } = await openWatched(site, '/docs/g1/p0/', { javaScriptEnabled: false })
    const side = page.locator('.side')
    expect(await side.locator('summary:visible').count()).toBe(1)
    await side.getByRole('link', { name: 'Раздел 0' }).click()
    await page.locator('.page').getByRole('link', { name: 'Страница 0-29' }).click()
    await page.getByRole('heading', { level: 1, name: 'Страница 0-29' }).waitFor()
  })
})
