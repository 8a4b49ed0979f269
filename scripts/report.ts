/** Prints what is wrong with the content: as lines, with the place in the file when a person watches. */
import fs from 'node:fs'
import { styleText } from 'node:util'
import { partsOf, type Problem } from '@/lib/problems/problem'
import { codeFrame } from '@/lib/problems/code-frame'
import { summaryOf } from '@/lib/problems/formats'

const colors = { error: 'red', warning: 'yellow', note: 'cyan' } as const
type Style = Parameters<typeof styleText>[0]

/** Colours only where they are seen: in a terminal, unless `NO_COLOR` says no. */
const paint = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stderr, validateStream: true })

/** Prints problems, and how many there are; `true` when one of them is an error. */
export function report(problems: Problem[]): boolean {
  for (const problem of problems) {
    const [place, word, message, rule] = partsOf(problem)
    console.error([place, paint(colors[problem.severity], word), message, paint('dim', rule)].join('  '))
    if (process.stderr.isTTY) printFrame(problem)
  }
  if (problems.length > 0) console.error(`\n${summaryOf(problems)}`)
  return problems.some(({ severity }) => severity === 'error')
}

/** Prints the lines around the place, if it is in a file; the last line of a frame marks the column. */
function printFrame(problem: Problem): void {
  if (!fs.statSync(problem.file, { throwIfNoEntry: false })?.isFile()) return
  const text = fs.readFileSync(problem.file, 'utf8')
  const frame = codeFrame(text, problem, process.stderr.columns || undefined)
  const mark = frame.pop()
  if (mark === undefined) return
  for (const line of frame) console.error(paint('dim', line))
  console.error(`${paint(colors[problem.severity], mark)}\n`)
}
