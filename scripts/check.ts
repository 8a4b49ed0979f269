/**
 * `npm run check`: reports problems of the content without a build; exits with code 1 if there is an error.
 * `--format json` and `--format github` are for editors and CI; `--all` also checks the code.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { mistakesInSettings } from '@/lib/build/build-settings'
import { isOwnContent } from '@/lib/build/content-dir.mjs'
import { checkPlaceholders } from '@/lib/links/check-placeholders'
import { describeContent } from '@/lib/load/describe-content'
import { loadContent } from '@/lib/load/load-content'
import { buildRevision, revisionModule } from '@/lib/load/snapshot'
import { asGithub, asJson, reportFormats, type ReportFormat } from '@/lib/problems/formats'
import { finishProblems } from '@/lib/problems/problem'
import { isBuildRunning } from './build/take-build-lock'
import { printProblems } from './print-problems'

const settings = 'lib/site.ts'
const usage = `Проверка содержимого: npm run check -- [--format ${reportFormats.join('|')}] [--all]`

/** Parses the command line; `undefined` if it is invalid. */
function readOptions(): { format: ReportFormat; all: boolean } | undefined {
  try {
    const { values } = parseArgs({
      options: { format: { type: 'string', default: 'text' }, all: { type: 'boolean', default: false } },
    })
    const format = reportFormats.find((name) => name === values.format)
    return format && { format, all: values.all }
  } catch {
    return undefined // unknown option
  }
}

/** Prints the problems of the content; returns `true` if none is an error. */
async function checkContent(format: ReportFormat): Promise<boolean> {
  const { problems: found, files } = await loadContent(describeContent)
  const placeholders = isOwnContent() ? checkPlaceholders(settings, fs.readFileSync(settings, 'utf8')) : []
  const problems = finishProblems([...found, ...placeholders])
  if (format === 'json') console.log(asJson(problems))
  else if (format === 'github') for (const problem of problems) console.log(asGithub(problem))
  else if (problems.length > 0) printProblems(problems, process.stdout)
  else console.log(`ок      Содержимое, файлов: ${files.texts.length}`)
  return problems.every(({ severity }) => severity !== 'error')
}

/** Whether `.generated` has the modules of the development server, which must not be replaced. */
function isOfDevServer(): boolean {
  const revision = '.generated/revision.ts'
  return fs.existsSync(revision) && fs.readFileSync(revision, 'utf8') !== revisionModule(buildRevision)
}

type CodeCheck = [name: string, ...args: string[]]

const codeChecks: CodeCheck[] = [
  // type checking needs the generated modules
  ...(isOfDevServer() || isBuildRunning()
    ? []
    : [['Файлы сборки', 'scripts/run.mjs', 'build/prebuild'] as CodeCheck]),
  ['Оформление кода', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['Правила кода', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['Типы', 'node_modules/typescript/bin/tsc', '--noEmit'],
]

/** Runs a check of the code, which prints to `output`; returns `true` if it passes. */
function checkCode([name, ...args]: CodeCheck, output: NodeJS.WriteStream): boolean {
  const { status } = spawnSync(process.execPath, args, { stdio: ['inherit', output, 'inherit'] })
  output.write(`${status === 0 ? 'ок    ' : 'ошибка'}  ${name}\n`)
  return status === 0
}

const options = readOptions()
const mistakes = mistakesInSettings(process.env)
if (!options) {
  console.error(usage)
  process.exitCode = 2
} else if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n')}\n\nПроверка не начата.`)
  process.exitCode = 1
} else {
  const { format, all } = options
  const results = [await checkContent(format)]
  // programs read the problems of the content, and nothing else, on stdout
  const output = format === 'text' ? process.stdout : process.stderr
  if (all) results.push(...codeChecks.map((check) => checkCode(check, output)))
  if (results.includes(false)) process.exitCode = 1
}
