/**
 * The content folder, relative to the project: `content`, or `CONTENT_DIR` for tests and benchmarks.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const contentDir = (env = process.env) => (env.CONTENT_DIR || 'content').replace(/\/+$/, '')

/** Whether the content is this project's own: other content lacks the pages that `lib/site.ts` links to. */
export const isOwnContent = () => !process.env.CONTENT_DIR
