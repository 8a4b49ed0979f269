/** Runs `sidebars.js` or `sidebars.ts` of the content folder for its exports. */
import { Console } from 'node:console'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { build, type BuildFailure, type Plugin } from 'esbuild'
import { contentDir } from '../build/content-dir.mjs'
import { toText } from '../content/read-content'
import type { SidebarsFile } from '../nav/build-sidebar'
import { problem, type Problem } from '../problems/problem'
import { codeMessage, messagePlace } from '../markdown/mdx/code-message'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs']

/** The exports of the file; `undefined` if it is missing, or if it fails to run, which is a problem. */
export async function readSidebarsModule(problems: Problem[]): Promise<SidebarsFile | undefined> {
  const displayPath = names.map((name) => `${contentDir()}/${name}`).find((file) => fs.existsSync(file))
  if (displayPath === undefined) return undefined
  const text = toText(fs.readFileSync(displayPath))
  try {
    return { displayPath, text, value: run(await bundleOf(displayPath), displayPath) }
  } catch (thrown) {
    const found = (thrown as Partial<BuildFailure>).errors?.[0]
    const reason = found?.text ?? (thrown instanceof Error ? thrown.message : String(thrown))
    const message = `Меню не прочитано: ${codeMessage(reason)}. Исправьте код файла.`
    problems.push(problem(displayPath, messagePlace(found), message, 'sidebars/syntax'))
    return undefined
  }
}

/** Lets CommonJS files be imported: our `package.json` makes each `.js` an ES module for the bundler. */
const eitherKind: Plugin = {
  name: 'either-kind',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.{1,2}\// }, async ({ path: written, pluginData, ...from }) => {
      if (pluginData === eitherKind) return undefined
      const { errors, path: found } = await bundler.resolve(written, { ...from, pluginData: eitherKind })
      return errors.length > 0 ? { errors } : { path: found }
    })
  },
}

/** Disables `process.exit`, which would end a check silently and with code 0. */
function refuseToExit(): never {
  throw new Error('код завершает программу (process.exit), а должен отдать меню')
}

/** Bundles a module of either type with the files that it imports. */
async function bundleOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': 'moduleUrl' },
    write: false,
    logLevel: 'silent',
    plugins: [eitherKind],
  })
  return outputFiles[0]?.text ?? ''
}

/** Runs a bundle; returns its exports as plain data. */
function run(code: string, file: string): unknown {
  const made: { exports: { default?: unknown } } = { exports: {} }
  const ownProcess: unknown = Object.create(process, { exit: { value: refuseToExit } })
  // its output must not mix with the problems on stdout
  const console = new Console(process.stderr)
  const filename = path.resolve(file)
  const given = {
    module: made,
    exports: made.exports,
    require: createRequire(filename),
    __filename: filename,
    __dirname: path.dirname(filename),
    moduleUrl: pathToFileURL(filename).href,
    console,
    process: ownProcess,
  }
  compileFunction(code, Object.keys(given))(...Object.values(given))
  const exported = made.exports.default ?? made.exports
  if (typeof exported === 'function') throw new Error('код отдаёт функцию, а должен отдать объект с меню')
  return JSON.parse(JSON.stringify(exported)) as unknown
}
