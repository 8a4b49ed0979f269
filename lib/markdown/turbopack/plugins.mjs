/**
 * Loads the plugins of `.mdx` files, which are written in TypeScript: Turbopack imports plugins as JavaScript, each by its path. A
 * preset counts as one plugin.
 */
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('../plugins')} */
const { mdxPlugins } = await tsImport('../plugins.ts', import.meta.url)

export { mdxPlugins }
