/** Pages with everything that a text may show, as the manual for authors lists it, keep to their own policy. */
import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplesOf, exampleTree } from '@/tests/support/manual-examples'
import { openWatched, useSite, watchPolicy, whenReady } from '../browser/site-under-test'
import { filesOf, isPrint } from '../export/pages'
import { build, picture, restore, writeTree } from './project'

const examples = examplesOf(fs.readFileSync('docs/authoring.md', 'utf8')).filter(
  ({ language, check, source }) => /^mdx?$/.test(language) && !check && !source.startsWith('---'),
)
const tree = writeTree(
  'policy',
  exampleTree(examples, ({ line }) => `line-${line}`, picture),
)
const out = `${tree}-out`

beforeAll(() => {
  const { code, output } = build(tree, out)
  expect([code, output]).toEqual([0, expect.any(String)])
})
afterAll(() => {
  for (const folder of [tree, out]) fs.rmSync(folder, { recursive: true, force: true })
  restore()
})

const site = useSite(out)

test('nothing of them is blocked, and nothing is said in the console', async () => {
  const files = filesOf(out).filter((file) => file.endsWith('index.html'))
  expect(files.length).toBeGreaterThan(examples.length)
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
    if (!isPrint(file)) await whenReady(page)
    // what is only there when it is asked for
    for (const control of controls) {
      for (const part of await page.locator(`main ${control}`).all()) {
        if (!(await part.isVisible())) continue
        await part.click()
        clicked.add(control)
      }
    }
  }
  expect([...clicked].toSorted()).toEqual(controls.toSorted())
  expect(blocked).toEqual([])
  expect(messages).toEqual([])
})
