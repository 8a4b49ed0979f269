/** Pages with everything in the author manual comply with their policy. */
import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openWatched, useSite, watchPolicy, whenReady } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { buildGathered, out } from './gathered'
import { manualExamples } from './trees/manual'

beforeAll(async () => {
  const { code, output } = await buildGathered()
  expect([code, output]).toEqual([0, expect.any(String)])
})

const site = useSite(out)

test('nothing on pages of the author manual is blocked or logged', async () => {
  const files = filesOf(out).filter((file) => /^(docs\/line-|blog\/.*line-).*index\.html$/.test(file))
  expect(files.length).toBe(manualExamples().length)
  files.push('docs/migrated/blocked/index.html')
  const html = files.map((file) => fs.readFileSync(`${out}/${file}`, 'utf8')).join('')
  for (const mark of ['<math', 'data-tabs', '<svg', '<details', '<pre', '<table'])
    expect([mark, html.includes(mark)]).toEqual([mark, true])

  const { page, messages } = await openWatched(site, '/')
  const blocked = await watchPolicy(page)
  await whenReady(page)
  messages.length = 0
  const controls = ['[role="tab"]', 'summary', '[data-copy]']
  const clicked = new Set<string>()
  for (const file of files) {
    await page.goto(`${site.url}/${encodeURI(file).replace(/index\.html$/, '')}`)
    await whenReady(page)
    // content shown on demand
    for (const control of controls) {
      for (const part of await page.locator(`main ${control}`).all()) {
        if (!(await part.isVisible())) continue
        await part.click()
        clicked.add(control)
      }
    }
  }
  // after client-side navigation the policy is still that of the first page
  for (const [name, title] of [
    ['head', 'Своё название'],
    ['head-module', 'Название модуля'],
  ] as const) {
    await page.locator(`a[href="/docs/migrated/${name}/"]`).first().click()
    await expect.poll(() => page.title()).toBe(title)
    expect(await page.locator('title').count()).toBe(1)
  }
  expect([...clicked].toSorted()).toEqual(controls.toSorted())
  expect(blocked).toEqual([])
  expect(messages).toEqual([])
})
