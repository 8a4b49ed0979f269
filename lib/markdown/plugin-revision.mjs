import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Changes when the code that turns Markdown into pages changes: compiled texts are kept under it. The bundler, too, keeps compiled `.mdx` files by their text and by the
 * loader's options, and does not see what the plugins import: without this in the options it would serve old markup.
 *
 * @param {string} root Folder of the project.
 */
export function pluginRevision(root) {
  const hash = createHash('sha256')
  for (const folder of ['lib/markdown', 'lib/typography']) {
    const files = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files
      .filter((name) => /\.(mjs|ts)$/.test(name) && !name.includes('.test.'))
      .toSorted()) {
      hash.update(file).update(fs.readFileSync(path.join(root, folder, file)))
    }
  }
  return hash
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
}
