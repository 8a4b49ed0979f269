/** `sidebars.js` or `sidebars.ts` of the content folder: a module that is run for its exports. */
import { Console } from 'node:console'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type BuildFailure, type Plugin } from 'esbuild'
import { contentDir } from '../build/content-dir.mjs'
import { toText } from '../content/read-content'
import type { SidebarsFile } from '../nav/build-sidebar'
import { problem, type Place, type Problem } from '../problems/problem'
import { codeMessage, messagePlace } from '../markdown/mdx/code-message'
import { originalPlace } from '../problems/original-place'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs']

/** The exports of the file; `undefined` if it is missing, or if it fails to run, which is a problem. */
export async function readSidebarsModule(problems: Problem[]): Promise<SidebarsFile | undefined> {
  const displayPath = names.map((name) => `${contentDir()}/${name}`).find((file) => fs.existsSync(file))
  if (displayPath === undefined) return undefined
  const text = toText(fs.readFileSync(displayPath))
  let map = ''
  try {
    const bundle = await bundleOf(displayPath)
    map = bundle.map
    return { displayPath, text, value: run(bundle.code, displayPath) }
  } catch (thrown) {
    const found = (thrown as Partial<BuildFailure>).errors?.[0]
    const reason = found?.text ?? (thrown instanceof Error ? thrown.message : String(thrown))
    const message = `Меню не прочитано: ${codeMessage(reason)}. Исправьте код файла.`
    const place = found ? messagePlace(found) : placeThrown(thrown, map, displayPath)
    problems.push(problem(displayPath, place, message, 'sidebars/syntax'))
    return undefined
  }
}

/** Lets CommonJS files be imported: our `package.json` makes each `.js` an ES module for the bundler. */
const eitherKind: Plugin = {
  name: 'either-kind',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.{1,2}\// }, async ({ path, pluginData, ...from }) => {
      if (pluginData === eitherKind) return undefined
      const { errors, path: found } = await bundler.resolve(path, { ...from, pluginData: eitherKind })
      return errors.length > 0 ? { errors } : { path: found }
    })
  },
}

/** Replaces `process.exit`, which would end a check silently and with code 0. */
function refuseToExit(): never {
  throw new Error('код завершает программу (process.exit), а должен отдать меню')
}

const bundleName = 'sidebars-bundle.js'

/** Where in the file itself an error was thrown, not in one that it imports. */
function placeThrown(thrown: unknown, map: string, file: string): Place | undefined {
  const { stack = '' } = thrown instanceof Error ? thrown : {}
  const [, line, column] = new RegExp(`${bundleName}:(\\d+):(\\d+)`).exec(stack) ?? []
  const found = line ? originalPlace(map, { line: Number(line), column: Number(column) }) : undefined
  return found?.source.endsWith(basename(file)) ? found.place : undefined
}

/** Bundles a module of either type with the files that it imports. */
async function bundleOf(file: string): Promise<{ code: string; map: string }> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    outfile: bundleName,
    sourcemap: 'external',
    logLevel: 'silent',
    plugins: [eitherKind],
  })
  const [map, code] = outputFiles.map(({ text }) => text)
  return { code: code ?? '', map: map ?? '' }
}

/** Runs a bundle; returns its exports as plain data. */
function run(code: string, file: string): unknown {
  const given = ['module', 'require', 'console', 'process']
  const made: { exports: { default?: unknown } } = { exports: {} }
  // its output must not mix with the problems on stdout
  const console = new Console(process.stderr)
  const ownProcess: unknown = Object.create(process, { exit: { value: refuseToExit } })
  compileFunction(code, given, { filename: bundleName })(
    made,
    createRequire(resolve(file)),
    console,
    ownProcess,
  )
  return JSON.parse(JSON.stringify(made.exports.default ?? made.exports)) as unknown
}
