import fs from 'node:fs'
import { expect, test } from 'vitest'

const docs = fs.readdirSync('docs').filter((name) => name.endsWith('.md'))
const namesIn = (doc: string): string[] =>
  [...fs.readFileSync(`docs/${doc}`, 'utf8').matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)

test.each(['lib', 'components', 'tests'])('the architecture names each folder of %s', (parent) => {
  const folders = fs.readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const named = namesIn('architecture.md')
  expect(folders.map(({ name }) => `${parent}/${name}`).filter((name) => !named.includes(name))).toEqual([])
})

test.each(docs)('%s names no file or folder that does not exist', (doc) => {
  const isHere = (name: string) => /^(app|components|lib|scripts|tests)\//.test(name)
  expect(namesIn(doc).filter((name) => isHere(name) && !fs.existsSync(name))).toEqual([])
})
