import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files-below.mjs'

/**
 * The files below `places` without tests, as paths from `root`; what is not there has none.
 * @param {string} root Folder of the project. @param {string[]} places Folders or files, from there. @param {RegExp} [kinds] Of names.
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

/** A hash of names and contents of files, and of `texts`. @param {string} root @param {string[]} files From there. @param {string[]} texts */
export function hashOfFiles(root, files, ...texts) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  for (const text of texts) hash.update(`\0${text}`)
  return hash.digest('hex').slice(0, 12)
}

/** Of code and of the versions of all packages: part of the cache key of what that code makes. @param {string} root @param {string[]} places */
export const codeRevision = (root, places) =>
  hashOfFiles(root, [...codeFiles(root, places), 'package-lock.json'])

/** Where the code stands that turns Markdown into pages. */
export const compilerPlaces = [
  'lib/markdown',
  'lib/text',
  'lib/problems',
  'lib/strings',
  'lib/icon-paths.ts',
  'lib/rules.ts',
]

/** Changes when that code changes: compiled texts are kept under it. @param {string} root Folder of the project. */
export const pluginRevision = (root) => codeRevision(root, compilerPlaces)

/** What scripts and styles are bundled from: folders and files of the project. */
const places =
  '.generated/client-texts.ts .generated/server-texts.ts .generated/translations.ts app components lib instrumentation-client.ts mdx-components.tsx next.config.mjs package.json package-lock.json tsconfig.json'

/** Files of the content that are code: `.mdx`, and what it may import but for texts. */
const contentCode = /^(?!static\/)(.*\/)?(?!_category_)[^/]+\.(mdx|[cm]?[jt]sx?|css|json)$/i

/**
 * The build id: a hash of the code and of the addresses it is built for. It stands in every page, and a page takes no data of another
 * build: a random id, as Next.js makes by default, would change every file and reload every open tab with each build. Texts are not
 * part of it, since data of new texts fits into old pages. @param {string} root @param {NodeJS.ProcessEnv} [env]
 */
export function buildId(root, env = process.env) {
  const content = env.CONTENT_DIR || 'content'
  const ofContent = filesBelow(path.join(root, content)).filter((name) => contentCode.test(name))
  const files = [...codeFiles(root, places.split(' '), /./), ...ofContent.map((name) => `${content}/${name}`)]
  return hashOfFiles(root, files.toSorted(), `${env.SITE_URL ?? ''}\0${env.BASE_PATH ?? ''}`)
}
