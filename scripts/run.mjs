/**
 * `node scripts/run.mjs build`: runs a script of this folder, bundled into one file. Loaded module by module
 * by tsx, `scripts/build.ts` started a fifth of a second later.
 */
import { pathToFileURL } from 'node:url'
import { bundleScript } from '../lib/build/bundle-script.mjs'

const [name] = process.argv.splice(2, 1)
await import(pathToFileURL(await bundleScript(process.cwd(), `scripts/${name}.ts`)).href)
