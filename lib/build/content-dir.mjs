import path from 'node:path'

/**
 * The content folder, relative to the project: `content` or `CONTENT_DIR`.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const contentDir = (env = process.env) =>
  path.posix.normalize(env.CONTENT_DIR || 'content').replace(/\/+$/, '')

/** Its absolute path, for comparison with paths from bundlers. */
export const contentRoot = () => path.resolve(contentDir())

/** Whether the content is this project's own: other content lacks the pages that `lib/site.ts` links to. */
export const isOwnContent = () => !process.env.CONTENT_DIR
