import fs from 'node:fs'
import path from 'node:path'

/**
 * Paths of all files below a folder, relative to it, with `/`; none of a folder that is not there.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
