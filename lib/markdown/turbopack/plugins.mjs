/** The plugins of `.mdx` files, which are TypeScript: Turbopack imports plugins, and presets of them, as JavaScript by path. */
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('../plugins')} */
const { mdxPlugins } = await tsImport('../plugins.ts', import.meta.url)

export { mdxPlugins }
