/**
 * The steps of a build and their workers as JavaScript. Processes and threads that load hundreds of modules of TypeScript, each through
 * the hooks of the loader, need half a second more to start than those that load one, and a build has eight of them.
 */
import path from 'node:path'
import { build } from 'esbuild'

const folder = '.cache/scripts'

/** Bundles modules of this folder by their names; packages stay where they are. Returns the file of the first. */
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
