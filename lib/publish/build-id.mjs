import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

/** What scripts and styles are bundled from: folders and files of the project. */
const folders = ['.generated', 'app', 'components', 'lib']
const files = [
  'instrumentation-client.ts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Files of the content that are code: `.mdx`, and what it may import but for texts. */
const contentCode = /^(?!static\/)(.*\/)?(?!_category_)[^/]+\.(mdx|[cm]?[jt]sx?|css|json)$/i

/**
 * The build id: a hash of the code and of the addresses it is built for. It stands in every page, and a page takes no data of another
 * build: a random id, as Next.js makes by default, would change every file and reload every open tab with each build. Texts are not
 * part of it, since data of new texts fits into old pages.
 *
 * @param {string} root Folder of the project.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function buildId(root, env = process.env) {
  const content = env.CONTENT_DIR || 'content'
  /** @param {string} folder */
  const below = (folder) => filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`)
  const code = [...files, ...folders.flatMap(below)].filter((file) => !file.includes('.test.'))
  const ofContent = below(content).filter((file) => contentCode.test(file.slice(content.length + 1)))
  const hash = createHash('sha256')
  for (const file of [...code, ...ofContent].toSorted()) {
    const full = path.join(root, file)
    hash.update(`${file}\0`).update(fs.existsSync(full) ? fs.readFileSync(full) : '')
  }
  for (const name of ['SITE_URL', 'BASE_PATH']) hash.update(`\0${name}=${env[name] ?? ''}`)
  return hash.digest('hex').slice(0, 12)
}
