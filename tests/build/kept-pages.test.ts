/** A build takes the pages that have not changed from the last one; what comes out is the same as if it had drawn all of them. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { build, copyContent, restore } from './project'

const tree = copyContent('kept', {
  'docs/kept/_category_.yml': 'label: Раздел\nposition: 90\n',
  'docs/kept/index.md': '# Страница раздела\n\nТекст.\n',
  'docs/kept/first.md': '---\ntags: [сеть]\n---\n\n# Первая\n\nВедёт ко [второй](./second.md).\n',
  'docs/kept/second.md': '# Вторая\n\nТекст.\n',
  'docs/kept/особая страница.md': '# Особая\n\nТекст.\n',
  'docs/kept/third.md': '# Третья\n\nТекст.\n',
  'docs/kept/live.mdx':
    "import Widget from './Widget'\nimport Part from './_part.md'\n\n# Живая\n\n<Widget />\n\n<Part />\n",
  'docs/kept/_part.md': 'Часть.\n',
  'docs/kept/Widget.tsx': "'use client'\n\nexport default function Widget() {\n  return <p>Было</p>\n}\n",
})
const kept = `${tree}-out`
const whole = `${tree}-whole`

afterAll(() => {
  for (const folder of [tree, kept, whole]) fs.rmSync(folder, { recursive: true, force: true })
  restore()
})

const edit = (file: string, from: string, to: string) => {
  const text = fs.readFileSync(`${tree}/${file}`, 'utf8')
  expect(text).toContain(from)
  fs.writeFileSync(`${tree}/${file}`, text.replace(from, to))
}

/** Hashes of all files of a build, by name. */
const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map((name) => [
      name,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  )

/** Builds the tree over its last build and from nothing; returns how many pages were kept. */
function buildBoth(): number {
  const { code, output } = build(tree, kept)
  expect([code, output]).toEqual([0, expect.any(String)])
  for (const folder of [whole, '.next']) fs.rmSync(folder, { recursive: true, force: true })
  expect(build(tree, whole).code).toBe(0)
  expect(hashesOf(kept)).toEqual(hashesOf(whole))
  // a file with another name elsewhere would change with it, before the next build has succeeded
  const named = filesOf(kept).filter((name) => fs.statSync(path.join(kept, name)).nlink > 1)
  expect(named).toEqual([])
  return Number(/Без изменений: (\d+)/.exec(output)?.[1] ?? 0)
}

beforeAll(() => {
  const { code, output } = build(tree, kept)
  expect([code, output]).toEqual([0, expect.not.stringContaining('Без изменений')])
})

test('an edit of a text draws one page', () => {
  const all = buildBoth()
  expect(all).toBeGreaterThan(10)
  edit('docs/kept/second.md', 'Текст.', 'Другой текст.')
  expect(buildBoth()).toBe(all - 1)
  // the only page of its kind to be drawn is the template for itself
  edit('docs/kept/особая страница.md', 'Текст.', 'Другой текст.')
  expect(buildBoth()).toBe(all - 1)
})

test('code that a text imports draws all pages: their scripts are bundled with it', () => {
  buildBoth()
  edit('docs/kept/Widget.tsx', 'Было', 'Стало')
  expect(buildBoth()).toBe(0)
  expect(fs.readFileSync(`${kept}/docs/kept/live/index.html`, 'utf8')).toContain('Стало')
})

test('a text that another imports is bundled anew', () => {
  const all = buildBoth()
  edit('docs/kept/_part.md', 'Часть.', 'Другая часть.')
  expect(buildBoth()).toBe(all)
  expect(fs.readFileSync(`${kept}/docs/kept/live/index.html`, 'utf8')).toContain('Другая часть.')
})

test('whatever pages show of others is drawn anew, and what is damaged', () => {
  const count = buildBoth()
  edit('docs/kept/first.md', '[сеть]', '[сеть, новая]')
  edit('docs/kept/second.md', '# Вторая', '---\nslug: /kept/moved\n---\n\n# Вторая с другим адресом')
  fs.rmSync(`${tree}/docs/kept/third.md`)
  fs.writeFileSync(`${tree}/docs/kept/fourth.md`, '# Четвёртая\n\nТекст.\n')
  edit('docs/kept/_category_.yml', 'Раздел', 'Другой раздел')
  fs.appendFileSync(`${kept}/docs/intro/index.html`, '<!-- чужое -->')
  const left = buildBoth()
  expect(left).toBeLessThan(count)
  expect(fs.readFileSync(`${kept}/docs/intro/index.html`, 'utf8')).not.toContain('чужое')
  expect(fs.existsSync(`${kept}/docs/kept/second`)).toBe(false)
})
