/** Bundles a script with all its imports into one file, which loads in 0.3 s instead of 1.5 s. */
import fs from 'node:fs'
import path from 'node:path'
import { codeFiles, hashOfFiles } from './code-revision.mjs'
import { markUsed, removeUnused } from './unused-files.mjs'

const folder = '.cache/scripts'

/** The folders that scripts import from. */
const places = ['lib', 'scripts']

/** Packages that are not bundled: they have binaries, load files at run time, or are seldom needed. */
const external = ['esbuild', 'piscina', 'rehype-pretty-code', 'satori', 'sharp', 'shiki']

/** Lets bundled CommonJS packages `require` modules of Node.js. */
const banner = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
}

/**
 * Returns the absolute path of a script's bundle, rebuilt if the code has changed.
 * @param {string} root project folder
 * @param {string} script relative to it
 */
export async function bundleScript(root, script) {
  const code = [...codeFiles(root, places), 'package-lock.json', 'tsconfig.json']
  const file = path.join(root, folder, `${path.basename(script, '.ts')}-${hashOfFiles(root, code)}.mjs`)
  if (fs.existsSync(file)) {
    markUsed(file)
    return file
  }
  const { build } = await import('esbuild')
  // written under another name and then renamed, since several processes may build the file at once
  const draft = `${file}.${process.pid}`
  await build({
    absWorkingDir: root,
    entryPoints: [script],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    banner,
    logLevel: 'error',
  })
  fs.renameSync(draft, file)
  removeUnused(path.join(root, folder), 2)
  return file
}
