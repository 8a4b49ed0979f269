import fs from 'node:fs'
import path from 'node:path'

/** Paths from a folder of all files below it, with `/`; none where there is no folder. @param {string} folder @returns {string[]} */
export const filesBelow = (folder) =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
