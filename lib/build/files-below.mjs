import fs from 'node:fs'
import path from 'node:path'

/**
 * A native path with `/` as the separator, as in content paths and messages.
 * @param {string} file
 */
export const toPosix = (file) => file.split(path.sep).join('/')

/**
 * All files below a folder, as relative paths with `/`; none if the folder is missing.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => toPosix(path.relative(folder, path.join(entry.parentPath, entry.name))))
