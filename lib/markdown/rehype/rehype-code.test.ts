import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { storeFolder } from '@/lib/build/store'
import { renderMarkdown } from '@/tests/support/render-markdown'

let writes: MockInstance<typeof fs.writeFileSync>
beforeEach(() => {
  writes = vi.spyOn(fs, 'writeFileSync')
})
afterEach(() => {
  for (const file of stored()) fs.rmSync(file)
  writes.mockRestore()
})

/** The entries that a test has added; they are written under another name. */
const stored = (): string[] =>
  writes.mock.calls
    .map(([file]) => String(file).replace(`.${process.pid}`, ''))
    .filter((file) => file.startsWith(path.join(storeFolder, 'code')))

/** Code that no earlier run has stored. */
const run = `run${Date.now()}`
const block = (code: string, meta = '') => `\n\n\`\`\`csharp ${meta}\n${code} // «${run}»\n\`\`\`\n`
const render = (text: string): Promise<string> => {
  const source = { path: 'docs/a.md', displayPath: 'content/docs/a.md', text }
  return renderMarkdown(source, 'md', { resolve: (url) => ({ href: url }) })
}

test('an edit of the prose keeps the highlighted code', async () => {
  const code = block('int a = 1;', '{1} title="A.cs"') + block('var b = a;')
  const before = await render(`Раз.${code}`)
  const after = await render(`Раз, два.\n\nТри.${code}`)
  expect(before).toContain('class="tk"')
  expect(after).toBe(before.replace('Раз.</p>', 'Раз, два.</p>\n<p>Три.</p>'))
  expect(stored()).toHaveLength(1)
})

test('an edit of the code or of its settings highlights it again', async () => {
  const pages = [
    await render(block('int c = 1;')),
    await render(block('int c = 2;')),
    await render(block('int c = 1;', '{1}')),
  ]
  expect(new Set(pages).size).toBe(3)
  expect(stored()).toHaveLength(3)
})
