import fs from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Problem } from '../problems/problem'
import { readSidebarsModule } from './read-sidebars-module'

const folder = '.cache/tests/sidebars'
const files = {
  'sidebars.js': "\uFEFFmodule.exports = { one: require('./parts/one'), two: require('./parts/two') }\r\n",
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
  expect(menu?.text).not.toMatch(/^\uFEFF|\r/)
  expect(menu?.value).toEqual({ one: ['a'], two: [{ type: 'doc', id: 'b' }] })
})

test.each([
  ['js', "exports.docs = [require('path').basename(__dirname), require('path').basename(__filename)]"],
  [
    'ts',
    "import path from 'node:path'\nexport default { docs: [path.basename(__dirname), path.basename(__filename)] }",
  ],
  ['mjs', "export default { docs: import.meta.url.split('/').slice(-2) }"],
])('the code in sidebars.%s may ask where it is', async (extension, code) => {
  const own = `${folder}/own-${extension}`
  fs.mkdirSync(own, { recursive: true })
  fs.writeFileSync(`${own}/sidebars.${extension}`, `${code}\n`)
  vi.stubEnv('CONTENT_DIR', own)
  const problems: Problem[] = []
  const menu = await readSidebarsModule(problems)
  vi.stubEnv('CONTENT_DIR', folder)
  expect([problems, menu?.value]).toEqual([[], { docs: [`own-${extension}`, `sidebars.${extension}`] }])
})

test.each([
  [
    "const fs = require('fs')\n\nmodule.exports = { docs: fs.readdirSync('nope') }\n",
    1,
    'нет файла или папки «nope»',
  ],
  ['module.exports = () => ({ docs: [] })\n', 1, 'код отдаёт функцию, а должен отдать объект с меню'],
  ['export default {\n  docs: [nope],\n}\n', 1, 'нет имени «nope»'],
  ["const make = () => {\n  throw new Error('Рано')\n}\nmodule.exports = make()\n", 1, 'Рано'],
  ['export default {\n  docs: [,\n', 3, 'файл не дописан: не хватает закрывающей скобки или кавычки'],
])('an error in the code is reported, a mistake of syntax with its line: %j', async (code, line, reason) => {
  const own = `${folder}/own`
  fs.mkdirSync(own, { recursive: true })
  fs.writeFileSync(`${own}/sidebars.js`, code)
  vi.stubEnv('CONTENT_DIR', own)
  const problems: Problem[] = []
  expect(await readSidebarsModule(problems)).toBeUndefined()
  vi.stubEnv('CONTENT_DIR', folder)
  const message = `Меню не прочитано: ${reason}. Исправьте код файла.`
  expect(problems).toEqual([expect.objectContaining({ line, message })])
})
