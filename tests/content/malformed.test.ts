import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatProblem } from '@/lib/problems/problem'
import { rules } from '@/lib/rules'
import { describeContent } from '@/lib/load/describe-content'
import { loadContent } from '@/lib/load/load-content'
import { malformed, soundTree, type Tree } from './malformed-inputs'

const folder = '.cache/tests/malformed'
/** Milliseconds of processor time: far more than a check takes; a regular expression gone wild takes more. */
const patience = 10_000

beforeAll(() => void (process.env['CONTENT_DIR'] = folder))
afterAll(() => void delete process.env['CONTENT_DIR'])

/** Output of `npm run check` for a tree, without its folder. */
async function printed(tree: Tree): Promise<string[]> {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of Object.entries(tree)) {
    fs.mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true })
    if (typeof text === 'object' && 'link' in text) fs.symlinkSync(text.link, `${folder}/${file}`)
    else fs.writeFileSync(`${folder}/${file}`, text)
  }
  const { problems } = await loadContent(describeContent)
  return problems.map((problem) => formatProblem(problem).replaceAll(folder, 'content'))
}

test('a valid tree is silent', async () => {
  expect(await printed(soundTree)).toEqual([])
})

describe('malformed input is reported in Russian, with position', () => {
  test.each(malformed.map((input) => [input.rule, input.what, input] as const))(
    '%s: %s',
    async (rule, _, { files }) => {
      const start = process.cpuUsage()
      const lines = await printed({ ...soundTree, ...files })
      const { user, system } = process.cpuUsage(start)
      expect((user + system) / 1000).toBeLessThan(patience)
      expect(lines).toMatchSnapshot()
      expect(lines.map((line) => line.split('  ').at(-1))).toContain(rule)
      for (const line of lines) {
        expect(line).toMatch(
          /^content\/\S.*?:\d+:\d+ {2}(ошибка|предупреждение|заметка) {2}[А-ЯЁ].*[.?] {2}[a-z-]+\/[\w-]+$/,
        )
        expect(line).not.toMatch(/Error|undefined|\[object|node_modules/)
      }
    },
  )
})

test('all rules are covered, by at least 60 inputs', () => {
  expect(malformed.length).toBeGreaterThanOrEqual(60)
  const covered = new Set<string>(malformed.map(({ rule }) => rule))
  // out of memory: scripts/build/compile-content.test.ts
  covered.add('content/heavy')
  // what only a build finds: lib/load/bundler-problems.test.ts
  covered.add('mdx/render')
  // not of the content: lib/links/check-placeholders.test.ts, lib/links/config-links.test.ts
  covered.add('settings/placeholder').add('settings/link')
  expect(Object.keys(rules).filter((rule) => !covered.has(rule))).toEqual([])
})
