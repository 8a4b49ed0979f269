import path from 'node:path'
import { codeFiles, hashOfFiles } from '../code-revision.mjs'
import { filesBelow } from '../files-below.mjs'

/** What scripts and styles are bundled from: folders and files of the project. */
const places =
  '.generated app components lib instrumentation-client.ts mdx-components.tsx next.config.mjs package.json package-lock.json tsconfig.json'

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
  const ofContent = filesBelow(path.join(root, content)).filter((name) => contentCode.test(name))
  const files = [...codeFiles(root, places.split(' '), /./), ...ofContent.map((name) => `${content}/${name}`)]
  return hashOfFiles(root, files.toSorted(), `${env.SITE_URL ?? ''}\0${env.BASE_PATH ?? ''}`)
}
