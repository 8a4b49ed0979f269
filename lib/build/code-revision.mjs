import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from './content-dir.mjs'
import { filesBelow } from './files-below.mjs'

/**
 * Files of `places` without tests, relative to `root`; missing places are skipped.
 * @param {string} root project folder
 * @param {string[]} places relative folders or files
 * @param {RegExp} [kinds] of file names
 */
export const codeFiles = (root, places, kinds = /\.(mjs|ts)$/) =>
  places
    .flatMap((place) =>
      fs.statSync(path.join(root, place), { throwIfNoEntry: false })?.isFile()
        ? [place]
        : filesBelow(path.join(root, place)).map((name) => `${place}/${name}`),
    )
    .filter((name) => kinds.test(name) && !name.includes('.test.'))
    .toSorted()

/**
 * A hash of the names and contents of files, and of `texts`.
 * @param {string} root
 * @param {string[]} files relative to it
 * @param {string[]} texts
 */
export function hashOfFiles(root, files, ...texts) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  for (const text of texts) hash.update(`\0${text}`)
  return hash.digest('hex').slice(0, 12)
}

/**
 * A hash of code and of all package versions, for cache keys.
 * @param {string} root
 * @param {string[]} places
 */
export const codeRevision = (root, places) =>
  hashOfFiles(root, [...codeFiles(root, places), 'package-lock.json'])

export const compilerPlaces = [
  'lib/build',
  'lib/data',
  'lib/markdown',
  'lib/text',
  'lib/problems',
  'lib/strings',
  'lib/icon-paths.ts',
  'lib/rules.ts',
]

/**
 * A hash of the Markdown compiler's code, part of the cache key of compiled texts.
 * @param {string} root project folder
 */
export const pluginRevision = (root) => codeRevision(root, compilerPlaces)

/** The code that scripts and styles are bundled from. */
const bundledPlaces = [
  '.generated/client-texts.ts',
  '.generated/server-texts.ts',
  '.generated/translations.ts',
  '.generated/versions.ts',
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

/** Matches code in the content folder: `.mdx` files, and files that they may import, except texts. */
const contentCode = /^(?!static\/)(.*\/)?(?!_category_)[^/]+\.(mdx|[cm]?[jt]sx?|css|json)$/i

/**
 * The files in the content folder that `contentCode` matches, relative to `root`.
 * @param {string} root project folder
 * @param {NodeJS.ProcessEnv} env
 */
function contentCodeFiles(root, env) {
  const content = contentDir(env)
  const found = filesBelow(path.join(root, content)).filter((name) => contentCode.test(name))
  return found.map((name) => `${content}/${name}`)
}

/**
 * The build id: a hash of the code and of the addresses inlined into it. Every page contains it, and ignores
 * data with another id. With the random id that Next.js uses by default, each build would change every file
 * and make every open tab reload. `.md` texts do not count, since pages can use the data of newer ones.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 */
export function buildId(root, env = process.env) {
  const files = [...codeFiles(root, bundledPlaces, /./), ...contentCodeFiles(root, env)]
  const { SITE_URL = '', BASE_PATH = '', DOCS_PATH = '', BLOG_PATH = '' } = env
  return hashOfFiles(root, files.toSorted(), SITE_URL, BASE_PATH, DOCS_PATH, BLOG_PATH)
}
