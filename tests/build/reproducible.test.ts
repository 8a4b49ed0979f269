/** Two builds from nothing give the same files, byte for byte, whatever folder they are made in. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { buildCopy, copyProject } from './project'

const made: string[] = []
afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

/** Builds a fresh copy of the project; hashes of what it publishes, by name. */
function buildIn(name: string): Map<string, string> {
  const folder = copyProject(name)
  made.push(folder)
  const { code, output } = buildCopy(folder)
  expect([code, output]).toEqual([0, expect.any(String)])
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(`${folder}/out/${file}`))
      .digest('hex')
  return new Map(filesOf(`${folder}/out`).map((file) => [file, hashOf(file)]))
}

test('two clean builds in different folders are equal', () => {
  const one = buildIn('reproducible')
  const other = buildIn('reproducible-elsewhere/в другой папке')
  expect([...other.keys()]).toEqual([...one.keys()])
  expect([...other].filter(([file, hash]) => one.get(file) !== hash).map(([file]) => file)).toEqual([])
  expect(one.size).toBeGreaterThan(100)
})
