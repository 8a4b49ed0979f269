/** The plugins of `.mdx` files, compiled from TypeScript: Turbopack loads plugins as JavaScript, by path. */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleScript } from '../../build/bundle-script.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** @type {typeof import('../plugins')} */
const { mdxPlugins } = await import(pathToFileURL(await bundleScript(root, 'lib/markdown/plugins.ts')).href)

export { mdxPlugins }
