/**
 * `npm run check`: what is wrong with the content, without building it. `--format json` and `--format github` are for editors and
 * for continuous integration; `--all` checks the code, too. Ends with code 1 when there is an error.
 */
import { parseArgs } from 'node:util'
import { asGithub, asJson, reportFormats, type ReportFormat } from '@/lib/problems/formats'
import { checkCode } from './check-code'
import { describeContent, loadContent } from '@/lib/load/load-content'
import { report } from './report'

interface Options {
  format: ReportFormat
  all: boolean
}

const usage = `Проверка содержимого: npm run check -- [--format ${reportFormats.join('|')}] [--all]`

/** What the command line asks for; `null` when it cannot be understood. */
function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: { format: { type: 'string', default: 'text' }, all: { type: 'boolean', default: false } },
    })
    const format = reportFormats.find((name) => name === values.format)
    return format === undefined ? null : { format, all: values.all }
  } catch {
    return null // an option that does not exist
  }
}

async function checkContent(format: ReportFormat): Promise<boolean> {
  const { problems, files } = await loadContent(describeContent)
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  if (format === 'json') console.log(asJson(problems))
  else if (format === 'github') for (const problem of problems) console.log(asGithub(problem))
  else {
    report(problems)
    if (problems.length === 0) console.log(`ок      Содержимое, файлов: ${files.texts.length}`)
  }
  return !hasErrors
}

const options = readOptions()
if (!options) {
  console.error(usage)
  process.exitCode = 2
} else {
  const isContentSound = await checkContent(options.format)
  const isCodeSound = !options.all || checkCode()
  if (!isContentSound || !isCodeSound) process.exitCode = 1
}
