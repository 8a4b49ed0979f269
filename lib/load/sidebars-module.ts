/** `sidebars.js` or `sidebars.ts` of the content folder: a module that authors write, run to see what it exports. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { build, type BuildFailure, type Plugin } from 'esbuild'
import { contentDir } from '../content/read'
import type { SidebarsFile } from '../nav/build-sidebar'
import { problem, type Loaded } from '../problems/problem'
import { codeMessage, messagePlace } from '../markdown/code-message'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs', 'sidebars.json']

/** What the file exports; `undefined` when there is none. A file that cannot be run is a problem and counts as none. */
export async function readSidebarsModule(): Promise<Loaded<SidebarsFile | undefined>> {
  const displayPath = names.map((name) => `${contentDir()}/${name}`).find((file) => fs.existsSync(file))
  if (displayPath === undefined) return { value: undefined, problems: [] }
  const text = fs.readFileSync(displayPath, 'utf8')
  try {
    return { value: { displayPath, text, value: await run(displayPath) }, problems: [] }
  } catch (thrown) {
    const found = (thrown as Partial<BuildFailure>).errors?.[0]
    const reason = found?.text ?? (thrown instanceof Error ? thrown.message : String(thrown))
    const message = `Меню не прочитано: ${codeMessage(reason)}. Исправьте код файла.`
    const mistake = problem(displayPath, messagePlace(found), message, 'sidebars/syntax')
    return { value: undefined, problems: [mistake] }
  }
}

/** How long the code may run, in milliseconds, and how much it may export, in bytes. */
const patience = 30_000
const room = 64 * 1024 * 1024

/** Around the code: sends what it exports through a pipe of its own, since it may print to the others. */
const banner = `const sendSidebars = (answer) => require('node:fs').writeFileSync(3, JSON.stringify(answer))
try {`
const footer = `  sendSidebars({ value: module.exports.default ?? module.exports })
} catch (thrown) {
  sendSidebars({ reason: thrown instanceof Error ? thrown.message : String(thrown) })
}
process.exit()`

/** Imported files may be CommonJS, too, which the bundler does not see in them: `package.json` of this project says otherwise. */
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

/** What a module of either kind exports. Its code may run for ever, or end its process: that must not be the one at hand. */
async function run(file: string): Promise<unknown> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    plugins: [eitherKind],
    banner: { js: banner },
    footer: { js: footer },
  })
  const { output, error } = spawnSync(process.execPath, ['--input-type=commonjs', '-'], {
    input: bundle.outputFiles[0]?.text ?? '',
    // what it prints must not end up among the problems that a check prints
    stdio: ['pipe', 2, 2, 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: room,
  })
  if (error) throw new Error(`код выполняется дольше ${patience / 1000} секунд или отдаёт слишком много`)
  const answer = output[3]?.toString() ?? ''
  if (answer === '') throw new Error('код завершает программу (process.exit), а должен отдать меню')
  const { value, reason } = JSON.parse(answer) as { value?: unknown; reason?: string } // of the footer
  if (reason !== undefined) throw new Error(reason)
  return value
}
