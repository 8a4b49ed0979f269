/** `sidebars.js` or `sidebars.ts` of the content folder: a module that is run for its exports. */
import { Console } from 'node:console'
import fs from 'node:fs'
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import { basename, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type BuildFailure, type Plugin } from 'esbuild'
import { contentDir } from '../build/content-dir.mjs'
import type { SidebarsFile } from '../nav/build-sidebar'
import { problem, type Place, type Problem } from '../problems/problem'
import { codeMessage, messagePlace } from '../markdown/mdx/code-message'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs']

/** The exports of the file; `undefined` if it is missing, or if it fails to run, which is a problem. */
export async function readSidebarsModule(problems: Problem[]): Promise<SidebarsFile | undefined> {
  const displayPath = names.map((name) => `${contentDir()}/${name}`).find((file) => fs.existsSync(file))
  if (displayPath === undefined) return undefined
  const text = fs.readFileSync(displayPath, 'utf8')
  try {
    return { displayPath, text, value: await run(displayPath) }
  } catch (thrown) {
    const found = (thrown as Partial<BuildFailure>).errors?.[0]
    const reason = found?.text ?? (thrown instanceof Error ? thrown.message : String(thrown))
    const message = `Меню не прочитано: ${codeMessage(reason)}. Исправьте код файла.`
    const place = thrown instanceof Error ? (places.get(thrown) ?? messagePlace(found)) : undefined
    problems.push(problem(displayPath, place, message, 'sidebars/syntax'))
    return undefined
  }
}

/**
 * Lets CommonJS files be imported: by our `package.json`, the bundler would take each `.js` for an ES module.
 */
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

/** Where in the file an error was thrown. */
const places = new WeakMap<WeakKey, Place>()

/** Records the place of an error, if it came from the file itself and not from one that it imports. */
function notePlace(thrown: unknown, file: string, map: string): void {
  if (!(thrown instanceof Error)) return
  const [, line = 0, column = 0] = new RegExp(`${bundleName}:(\\d+):(\\d+)`).exec(thrown.stack ?? '') ?? []
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  ) // written by esbuild
  if ('originalSource' in entry && entry.originalSource.endsWith(basename(file)))
    places.set(thrown, { line: entry.originalLine + 1, column: entry.originalColumn + 1 })
}

const bundleName = 'sidebars-bundle.js'

/** The exports of a module of either type, as plain data. */
async function run(file: string): Promise<unknown> {
  const bundle = await build({
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
  const given = ['module', 'require', 'console', 'process']
  const [map, script] = bundle.outputFiles
  const code = compileFunction(script?.text ?? '', given, { filename: bundleName })
  const made: { exports: { default?: unknown } } = { exports: {} }
  // its output must not mix with the problems on stdout
  const console = new Console(process.stderr)
  const ownProcess: unknown = Object.create(process, { exit: { value: refuseToExit } })
  try {
    code(made, createRequire(resolve(file)), console, ownProcess)
  } catch (thrown) {
    notePlace(thrown, file, map?.text ?? '{}')
    throw thrown
  }
  return JSON.parse(JSON.stringify(made.exports.default ?? made.exports)) as unknown
}
