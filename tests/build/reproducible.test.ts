/** Builds from nothing give the same files, byte for byte, whatever folder they are made in. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { buildCopy, copyProject, sharedCopy } from './project'

/** Hashes of the files of a folder, by name. */
const hashesOf = (folder: string): Map<string, string> =>
  new Map(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(`${folder}/${file}`))
        .digest('hex'),
    ]),
  )

test('two clean builds in different folders are equal', async () => {
  const { code, output, out } = await sharedCopy()
  expect([code, output]).toEqual([0, expect.any(String)])
  const elsewhere = copyProject('reproducible/в другой папке')
  expect(buildCopy(elsewhere).code).toBe(0)
  const [one, other] = [hashesOf(out), hashesOf(`${elsewhere}/out`)]
  fs.rmSync(elsewhere, { recursive: true })
  expect([...other.keys()]).toEqual([...one.keys()])
  expect([...other].filter(([file, hash]) => one.get(file) !== hash).map(([file]) => file)).toEqual([])
  expect(one.size).toBeGreaterThan(100)
})
