import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * The code below `places`, as files by their path from `root`: what a result in the store was made with. Tests are none of it.
 *
 * @param {string} root Folder of the project. @param {string[]} places Folders or files, from there.
 * @returns {string[]} sorted
 */
export function codeFiles(root, places) {
  const files = places.flatMap((place) => {
    if (fs.statSync(path.join(root, place)).isFile()) return [place]
    const names = fs.readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    return names.map((name) => `${place}/${name.replaceAll('\\', '/')}`)
  })
  return files.filter((name) => /\.(mjs|ts)$/.test(name) && !name.includes('.test.')).toSorted()
}

/**
 * Changes when the code below `places` changes, or the version of any package: part of the key of what it makes.
 *
 * @param {string} root Folder of the project. @param {string[]} places Folders or files, from there.
 */
export function codeRevision(root, places) {
  const hash = createHash('sha256')
  for (const file of [...codeFiles(root, places), 'package-lock.json'])
    hash.update(file).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
