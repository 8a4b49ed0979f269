/**
 * The steps of a build and their workers as JavaScript, with the packages that they need. Processes and threads that load hundreds of
 * modules, each through the loader, need half a second more to start than those that load one, and a build has eight of them; what is
 * in one module also runs a tenth faster.
 */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Where packages are found from, wherever `.cache` leads to. */
const folder = 'node_modules/.cache/steps'

/** Packages with files of their own, or that are loaded by name when they are needed, and React, of which there may be only one. */
const apart = [
  'beautiful-mermaid',
  'esbuild',
  'katex',
  'piscina',
  'react',
  'react-dom',
  'satori',
  'sharp',
  'shiki',
]

/** Packages that are CommonJS call `require`, which modules do not have. */
const requires =
  "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)"

/** Removes the bundles of the last build. */
export const removeSteps = (): void => fs.rmSync(folder, { recursive: true, force: true })

/** Bundles modules of this folder by their names. Returns the file of the first; throws when it has told why. */
export async function bundleSteps(...names: string[]): Promise<string> {
  await build({
    entryPoints: names.map((name) => `scripts/${name}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: apart,
    banner: { js: requires },
    logLevel: 'error',
  })
  return path.join(folder, `${names[0]}.mjs`)
}
