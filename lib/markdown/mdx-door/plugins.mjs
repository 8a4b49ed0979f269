/**
 * The door to plugins in TypeScript: Turbopack loads plugins of `.mdx` files as JavaScript, each by its path, and takes a preset
 * for one.
 */
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('../plugins')} */
const { mdxPlugins } = await tsImport('../plugins.ts', import.meta.url)

export { mdxPlugins }
