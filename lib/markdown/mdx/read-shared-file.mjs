import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../../build/content-dir.mjs'

const stems = ['src/theme/MDXComponents', 'src/theme/MDXComponents/index']

/** Where authors may list components for all texts, as in Docusaurus; relative to the content root. */
const sharedFiles = stems.flatMap((stem) => ['.tsx', '.ts', '.jsx', '.js'].map((end) => stem + end))

/**
 * The file that lists components for all texts; `undefined` if there is none.
 * @param {string} [root] project folder
 */
export function readSharedFile(root = '') {
  const folder = contentDir()
  const absolute = (/** @type {string} */ file) => path.resolve(root, folder, file)
  const file = sharedFiles.find((each) => fs.existsSync(absolute(each)))
  if (file === undefined) return undefined
  return { path: file, displayPath: `${folder}/${file}`, text: fs.readFileSync(absolute(file), 'utf8') }
}
