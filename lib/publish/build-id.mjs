import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

/** What scripts and styles are bundled from, from the project root. */
const sources = [
  '.generated',
  'app',
  'components',
  'lib',
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
  const code = sources.flatMap((source) => filesOf(root, source)).filter((file) => !file.includes('.test.'))
  const ofContent = filesOf(root, content).filter((file) => contentCode.test(file.slice(content.length + 1)))
  const hash = createHash('sha256')
  for (const file of [...code, ...ofContent].toSorted())
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  for (const name of ['SITE_URL', 'BASE_PATH']) hash.update(`${name}=${env[name] ?? ''}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** Files at or below `source`, from the root, with `/`. @param {string} root @param {string} source @returns {string[]} */
function filesOf(root, source) {
  const stats = fs.statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [source] : []
  return filesBelow(path.join(root, source)).map((name) => `${source}/${name}`)
}
