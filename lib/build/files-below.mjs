import fs from 'node:fs'
import path from 'node:path'

/**
 * All files below a folder, as relative paths with `/`; none if the folder is missing.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
