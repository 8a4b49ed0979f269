import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files-below.mjs'

/**
 * The code below `places` without tests, as paths from `root`.
 *
 * @param {string} root Folder of the project. @param {string[]} places Folders or files, from there.
 * @returns {string[]} sorted
 */
export function codeFiles(root, places) {
  const files = places.flatMap((place) =>
    fs.statSync(path.join(root, place)).isFile()
      ? [place]
      : filesBelow(path.join(root, place)).map((name) => `${place}/${name}`),
  )
  return files.filter((name) => /\.(mjs|ts)$/.test(name) && !name.includes('.test.')).toSorted()
}

/**
 * A hash of the code below `places` and of the versions of all packages: part of the cache key of what that code makes.
 *
 * @param {string} root Folder of the project. @param {string[]} places Folders or files, from there.
 */
export function codeRevision(root, places) {
  const hash = createHash('sha256')
  for (const file of [...codeFiles(root, places), 'package-lock.json'])
    hash.update(file).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
