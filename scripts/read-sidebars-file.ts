/** `sidebars.js` or `sidebars.ts` of the content folder: a module that authors write, run to see what it exports. */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildSync, type BuildFailure } from 'esbuild'
import { codeMessage } from '@/lib/content/code-message'
import { problem, type Problem } from '@/lib/content/problem'
import { contentDir } from '@/lib/content/read'
import type { SidebarsFile } from '@/lib/nav/sidebars-file'

const names = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs', 'sidebars.json']

/** What the file exports; `undefined` when there is none. A file that cannot be run is a problem and counts as none. */
export function readSidebarsFile(): { file?: SidebarsFile; problems: Problem[] } | undefined {
  const displayPath = names.map((name) => `${contentDir()}/${name}`).find((file) => fs.existsSync(file))
  if (displayPath === undefined) return undefined
  const text = fs.readFileSync(displayPath, 'utf8')
  try {
    return { file: { displayPath, text, value: run(displayPath) }, problems: [] }
  } catch (thrown) {
    return { problems: [explain(displayPath, thrown)] }
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
  const loaded = { exports: {} as Record<string, unknown> }
  const require = createRequire(path.resolve(file))
  // oxlint-disable-next-line typescript/no-implied-eval -- code of this project, as every configuration
  new Function('module', 'exports', 'require', output?.text ?? '')(loaded, loaded.exports, require)
  return loaded.exports['default'] ?? loaded.exports
}

function explain(file: string, thrown: unknown): Problem {
  const found = (thrown as Partial<BuildFailure>).errors?.[0]
  const place = found?.location ? { line: found.location.line, column: found.location.column + 1 } : undefined
  const reason = found?.text ?? (thrown instanceof Error ? thrown.message : String(thrown))
  return problem(
    file,
    place,
    `Меню не прочитано: ${codeMessage(reason)}. Исправьте код файла.`,
    'sidebars/syntax',
  )
}
