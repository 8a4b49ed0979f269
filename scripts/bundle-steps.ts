/**
 * The steps of a build and their workers as JavaScript. Processes and threads that load hundreds of modules of TypeScript, each through
 * the hooks of the loader, need half a second more to start than those that load one, and a build has eight of them.
 */
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Where packages are found from, wherever `.cache` leads to. */
const folder = 'node_modules/.cache/steps'

/** Removes the bundles of the last build. */
export const removeSteps = (): void => fs.rmSync(folder, { recursive: true, force: true })

/** Bundles modules of this folder by their names; packages stay where they are. Returns the file of the first; throws when it has told why. */
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
    packages: 'external',
    logLevel: 'error',
  })
  return path.join(folder, `${names[0]}.mjs`)
}
