import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

/** What the bundler makes scripts and styles of, from the project root; code of the content comes from `isContentCode`. */
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

/**
 * Whether a file is an `.mdx` file, or what such a file may import but for texts.
 *
 * @param {string} name From the content root.
 */
export const isContentCode = (name) =>
  /^(?!static\/)(.*\/)?(?!_category_)[^/]+\.(mdx|[cm]?[jt]sx?|css|json)$/i.test(name)

/**
 * The build id: a hash of the code and of the addresses it is built for. It stands in every page and in all their data, and a
 * page does not take data of another build: with an id by chance each build would change every file and reload every open tab.
 * Texts are not part of it, since data of new texts fits into old pages.
 *
 * @param {string} root Folder of the project.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [more] Files and folders that count as code, too.
 */
export function buildId(root, env = process.env, more = []) {
  const hash = createHash('sha256')
  const contentDir = env.CONTENT_DIR || 'content'
  const files = [
    ...[...sources, ...more]
      .flatMap((source) => filesOf(root, source))
      .filter((file) => !file.includes('.test.')),
    ...filesOf(root, contentDir).filter((file) => isContentCode(file.slice(contentDir.length + 1))),
  ]
  for (const file of files.toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  for (const name of ['SITE_URL', 'BASE_PATH']) hash.update(`${name}=${env[name] ?? ''}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** Files at or below `source`, from the root, with `/`. @param {string} root @param {string} source @returns {string[]} */
function filesOf(root, source) {
  const full = path.join(root, source)
  if (!fs.existsSync(full)) return []
  if (!fs.statSync(full).isDirectory()) return [source]
  return filesBelow(full).map((name) => `${source}/${name}`)
}
