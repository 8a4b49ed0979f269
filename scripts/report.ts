/** Prints what is wrong with the content: as lines, with the place in the file when a person watches. */
import fs from 'node:fs'
import { styleText } from 'node:util'
import { severityWords, type Problem } from '@/lib/problems/problem'
import { codeFrame } from '@/lib/problems/code-frame'
import { summaryOf } from '@/lib/problems/formats'

const colors = { error: 'red', warning: 'yellow', note: 'cyan' } as const
type Style = Parameters<typeof styleText>[0]

/** Colours only where they are seen: in a terminal, unless `NO_COLOR` says no. */
const paint = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stderr, validateStream: true })

/** Prints problems, and how many there are; `true` when one of them is an error. */
export function report(problems: Problem[]): boolean {
  const texts = new Map<string, string>()
  for (const problem of problems) {
    console.error(lineOf(problem))
    if (process.stderr.isTTY) for (const line of frameOf(problem, texts)) console.error(line)
  }
  if (problems.length > 0) console.error(`\n${summaryOf(problems)}`)
  return problems.some(({ severity }) => severity === 'error')
}

/** As `formatProblem` has it, with colours. */
const lineOf = ({ file, line, column, severity, message, rule }: Problem): string =>
  [
    `${file}:${line}:${column}`,
    paint(colors[severity], severityWords[severity]),
    message,
    paint('dim', rule),
  ].join('  ')

function frameOf(problem: Problem, texts: Map<string, string>): string[] {
  const text = texts.get(problem.file) ?? readText(problem.file)
  texts.set(problem.file, text)
  const lines = codeFrame(text, problem, process.stderr.columns || undefined)
  return lines.length === 0
    ? []
    : [
        ...lines.slice(0, -1).map((line) => paint('dim', line)),
        paint(colors[problem.severity], lines.at(-1) ?? ''),
        '',
      ]
}

const readText = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
