/**
 * A build from nothing is identical to the project's, byte for byte, in any folder and with any cache. `out`
 * must be up to date.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { sharedCopy } from './project'

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

test('builds in different folders are equal', async () => {
  const { code, output, out } = await sharedCopy()
  expect([code, output]).toEqual([0, expect.any(String)])
  const [one, other] = [hashesOf('out'), hashesOf(out)]
  expect([...other.keys()]).toEqual([...one.keys()])
  expect([...other].filter(([file, hash]) => one.get(file) !== hash).map(([file]) => file)).toEqual([])
  expect(one.size).toBeGreaterThan(100)
})
