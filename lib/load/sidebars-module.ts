/** `sidebars.js` or `sidebars.ts` of the content folder: a module that authors write, run to see what it exports. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync, type BuildFailure } from 'esbuild'
import { contentDir } from '../content/read'
import type { SidebarsFile } from '../nav/build-sidebar'
import { problem, type Loaded, type Problem } from '../problems/problem'
import { codeMessage, messagePlace } from './code-message'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs', 'sidebars.json']

/** What the file exports; `undefined` when there is none. A file that cannot be run is a problem and counts as none. */
export function readSidebarsModule(): Loaded<SidebarsFile | undefined> {
  const displayPath = names.map((name) => `${contentDir()}/${name}`).find((file) => fs.existsSync(file))
  if (displayPath === undefined) return { value: undefined, problems: [] }
  const text = fs.readFileSync(displayPath, 'utf8')
  try {
    return { value: { displayPath, text, value: run(displayPath) }, problems: [] }
  } catch (thrown) {
    return { value: undefined, problems: [explain(displayPath, thrown)] }
  }
}

/** Modules of either kind, with types or without, and what they import. */
function run(file: string): unknown {
  const [output] = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
  }).outputFiles
  return runAlone(path.resolve(file), output?.text ?? '')
}

/** How long the code may run, in milliseconds. */
const patience = 30_000
/** How much it may export, in bytes. */
const room = 64 * 1024 * 1024

/** Sends what the module exports through a pipe of its own, since its code may print to the others. */
const runner = `
const fs = require('node:fs')
const { file, code } = JSON.parse(fs.readFileSync(0, 'utf8'))
const send = (answer) => fs.writeFileSync(3, JSON.stringify(answer))
try {
  const loaded = { exports: {} }
  new Function('module', 'exports', 'require', code)(loaded, loaded.exports, require('node:module').createRequire(file))
  send({ value: loaded.exports.default ?? loaded.exports })
} catch (thrown) {
  send({ reason: thrown instanceof Error ? thrown.message : String(thrown) })
}
process.exit()`

/** What the code of the module exports. It may run for ever, or end its process: that must not be the one at hand. */
function runAlone(file: string, code: string): unknown {
  const { output, error } = spawnSync(process.execPath, ['-e', runner], {
    input: JSON.stringify({ file, code }),
    stdio: ['pipe', 'inherit', 'inherit', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: room,
  })
  if (error) throw new Error(`код выполняется дольше ${patience / 1000} секунд или отдаёт слишком много`)
  const answer = output[3]?.toString() ?? ''
  if (answer === '') throw new Error('код завершает программу (process.exit), а должен отдать меню')
  const { value, reason } = JSON.parse(answer) as { value?: unknown; reason?: string } // of the runner
  if (reason !== undefined) throw new Error(reason)
  return value
}

function explain(file: string, thrown: unknown): Problem {
  const found = (thrown as Partial<BuildFailure>).errors?.[0]
  const reason = found?.text ?? (thrown instanceof Error ? thrown.message : String(thrown))
  const message = `Меню не прочитано: ${codeMessage(reason)}. Исправьте код файла.`
  return problem(file, messagePlace(found), message, 'sidebars/syntax')
}
