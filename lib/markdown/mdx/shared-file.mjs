import fs from 'node:fs'
import path from 'node:path'

const stems = ['src/theme/MDXComponents', 'src/theme/MDXComponents/index']

/** Where the author of a tree names components for all texts, from its root. */
export const sharedFiles = stems.flatMap((stem) => ['.tsx', '.ts', '.jsx', '.js'].map((end) => stem + end))

/**
 * That file, if the tree has it. `CONTENT_DIR` is read as `contentDir` in `lib/content/read.ts` reads it.
 * @param {string} [root] Of the project.
 */
export function readSharedFile(root = '') {
  const content = path.resolve(root, process.env['CONTENT_DIR'] || 'content')
  const file = sharedFiles.find((each) => fs.existsSync(path.join(content, each)))
  return file === undefined
    ? undefined
    : { path: file, text: fs.readFileSync(path.join(content, file), 'utf8') }
}
