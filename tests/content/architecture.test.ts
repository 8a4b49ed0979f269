import fs from 'node:fs'
import { expect, test } from 'vitest'

const page = fs.readFileSync('docs/architecture.md', 'utf8')
const named = [...page.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)

test.each(['lib', 'components', 'tests'])('the architecture names each folder of %s', (parent) => {
  const folders = fs.readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => `${parent}/${name}`).filter((name) => !named.includes(name))).toEqual([])
})

test('and nothing that does not exist', () => {
  const isHere = (name: string) => /^(app|components|lib|scripts|tests)\//.test(name)
  expect(named.filter((name) => isHere(name) && !fs.existsSync(name))).toEqual([])
})
