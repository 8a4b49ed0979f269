/** Caches on the disk. The modification time of a file tells when it was last used, to the day. */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files-below.mjs'

/** In milliseconds. */
export const day = 86_400_000

/** @param {string} file */
const daysSinceUse = (file) =>
  (Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / day

/** @param {string} file an existing file */
export function markUsed(file) {
  if (daysSinceUse(file) > 1) fs.utimesSync(file, new Date(), new Date())
}

/**
 * Removes files that were not used for this many days, such as those of older texts and older code. Recent ones
 * may still be in use: a development server starts threads on demand.
 * @param {string} folder
 * @param {number} days at least 2
 */
export function removeUnused(folder, days) {
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name)
    if (daysSinceUse(file) > days) fs.rmSync(file, { force: true })
  }
}
