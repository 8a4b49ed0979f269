/**
 * TypeScript of the project as one file of JavaScript with its packages. Steps of the build, their threads and the loaders of Turbopack each
 * run in a process or thread of their own: loading hundreds of modules takes each 1.5 s of processor, loading one file 0.3 s.
 */
import fs from 'node:fs'
import path from 'node:path'
import { codeFiles, hashOfFiles } from './code-revision.mjs'

/** Folder with the bundles, from the root of the project. */
const folder = '.cache/scripts'

/** What scripts are bundled from. */
const places = ['lib', 'scripts']

/** In milliseconds. */
const day = 86_400_000

/** Packages that bring binaries or load files of their own; shiki is large and loads languages as they are needed. */
const external = ['esbuild', 'piscina', 'satori', 'sharp', 'shiki']

/** CommonJS packages in the bundle ask for modules of Node.js by `require`. */
const banner = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
}

/**
 * The absolute path of the bundle of a script, which is made when the code has changed since.
 * @param {string} root Folder of the project. @param {string} script From there.
 */
export async function bundleScript(root, script) {
  const code = [...codeFiles(root, places), 'package-lock.json', 'tsconfig.json']
  const file = path.join(root, folder, `${path.basename(script, '.ts')}-${hashOfFiles(root, code)}.mjs`)
  if (fs.existsSync(file)) {
    fs.utimesSync(file, new Date(), new Date())
    return file
  }
  const { build } = await import('esbuild')
  // written aside and renamed: processes that start together each make it
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
  removeOld(path.join(root, folder))
  return file
}

/**
 * Removes bundles that nobody has asked for since yesterday. Others may be in use: a development server starts threads when it needs them.
 * @param {string} bundles The folder.
 */
function removeOld(bundles) {
  for (const name of fs.readdirSync(bundles)) {
    const age = Date.now() - (fs.statSync(path.join(bundles, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > day) fs.rmSync(path.join(bundles, name), { force: true })
  }
}
