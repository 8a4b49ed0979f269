import fs from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Problem } from '../problems/problem'
import { readSidebarsModule } from './read-sidebars-module'

const folder = '.cache/tests/sidebars'
const files = {
  'sidebars.js': "module.exports = { one: require('./parts/one'), two: require('./parts/two') }\n",
  'parts/one.js': "module.exports = ['a']\n",
  'parts/two/index.ts': "const kind: string = 'doc'\nmodule.exports = [{ type: kind, id: 'b' }]\n",
}

beforeAll(() => {
  vi.stubEnv('CONTENT_DIR', folder)
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(`${folder}/parts/two`, { recursive: true })
    fs.writeFileSync(`${folder}/${file}`, text)
  }
})
afterAll(() => {
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true })
})

test('a sidebar may consist of several files, CommonJS ones included', async () => {
  const problems: Problem[] = []
  const menu = await readSidebarsModule(problems)
  expect(problems).toEqual([])
  expect(menu?.value).toEqual({ one: ['a'], two: [{ type: 'doc', id: 'b' }] })
})
