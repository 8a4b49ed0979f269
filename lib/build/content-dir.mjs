/**
 * The content folder, relative to the project: `content`, or `CONTENT_DIR` for tests and benchmarks.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const contentDir = (env = process.env) => (env.CONTENT_DIR || 'content').replace(/\/+$/, '')

/** Whether the content is that of this project: links in `lib/site.ts` lead to its pages, which other content lacks. */
export const isOwnContent = () => !process.env.CONTENT_DIR
