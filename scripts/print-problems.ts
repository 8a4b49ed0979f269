/** Prints problems of the content, in a terminal with their source lines. */
import fs from 'node:fs'
import { styleText } from 'node:util'
import { messageParts, type Problem } from '@/lib/problems/problem'
import { codeFrame } from '@/lib/problems/code-frame'
import { summaryOf } from '@/lib/problems/formats'

const colors = { error: 'red', warning: 'yellow', note: 'cyan' } as const
type Style = Parameters<typeof styleText>[0]

/** Prints problems and a summary, to stdout if they are the result. Returns whether one is an error. */
export function printProblems(problems: Problem[], stream: NodeJS.WriteStream = process.stderr): boolean {
  // colours only in a terminal and without `NO_COLOR`
  const paint = (style: Style, text: string) => styleText(style, text, { stream, validateStream: true })
  const print = (line: string) => void stream.write(`${line}\n`)
  for (const problem of problems) {
    const color = colors[problem.severity]
    const [place, word, message, rule] = messageParts(problem)
    print([place, paint(color, word), message, paint('dim', rule)].join('  '))
    const frame = stream.isTTY ? frameOf(problem, stream.columns) : []
    // the last line marks the column
    for (const [index, line] of frame.entries())
      print(index < frame.length - 1 ? paint('dim', line) : `${paint(color, line)}\n`)
  }
  if (problems.length > 0) print(`\n${summaryOf(problems)}`)
  return problems.some(({ severity }) => severity === 'error')
}

/** The source lines around a problem, if it is in a file. */
const frameOf = (problem: Problem, columns: number): string[] =>
  fs.statSync(problem.file, { throwIfNoEntry: false })?.isFile()
    ? codeFrame(fs.readFileSync(problem.file, 'utf8'), problem, columns || undefined)
    : []
