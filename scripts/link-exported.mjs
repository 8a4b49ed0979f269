/**
 * Runs before `next build`, which copies each page that it has drawn into the export. Another name for the file does as well: half as
 * much is written, and some file systems write each copy to the disk at once. Only files that are read and written anew afterwards
 * may share their content with the framework's cache, not those that move into the site as they are.
 */
import fs from 'node:fs'

const { copyFile, link } = fs.promises
const page = /[\\/]\.next[\\/]server[\\/]app[\\/].*\.(html|rsc)$/

fs.promises.copyFile = async (from, to, mode) => {
  if (!page.test(String(from))) return copyFile(from, to, mode)
  try {
    await link(from, to)
  } catch {
    await copyFile(from, to, mode)
  }
}
