/** `sidebars.js` or `sidebars.ts` of the content folder: a module that is run for its exports. */
import { Console } from 'node:console'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type BuildFailure, type Plugin } from 'esbuild'
import { contentDir } from '../build/content-dir.mjs'
import type { SidebarsFile } from '../nav/build-sidebar'
import { problem, type Problem } from '../problems/problem'
import { codeMessage, messagePlace } from '../markdown/mdx/code-message'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs']

/** The exports of the file; `undefined` if it is missing. A file that fails to run is a problem, and then counts as missing. */
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
    problems.push(problem(displayPath, messagePlace(found), message, 'sidebars/syntax'))
    return undefined
  }
}

/** Lets CommonJS files be imported: the bundler would take each `.js` for an ES module, since `package.json` of this project says so. */
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

/** Replaces `process.exit`: called in the file, it would end a check silently with code 0. */
function refuseToExit(): never {
  throw new Error('код завершает программу (process.exit), а должен отдать меню')
}

/** The exports of a module of either type, as plain data. */
async function run(file: string): Promise<unknown> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    plugins: [eitherKind],
  })
  const given = ['module', 'require', 'console', 'process']
  const code = compileFunction(bundle.outputFiles[0]?.text ?? '', given)
  const made: { exports: { default?: unknown } } = { exports: {} }
  // its output must not mix with the problems on stdout
  const console = new Console(process.stderr)
  code(made, createRequire(resolve(file)), console, Object.create(process, { exit: { value: refuseToExit } }))
  return JSON.parse(JSON.stringify(made.exports.default ?? made.exports)) as unknown
}
