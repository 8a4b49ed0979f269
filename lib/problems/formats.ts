/** Formats of problems for programs, such as editors and CI, and the summary for people. */
import { countOf } from '../text/plural'
import { severityForms, type Problem } from './problem'

export const reportFormats = ['text', 'json', 'github'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const asJson = (problems: Problem[]): string =>
  JSON.stringify(problems, ['file', 'line', 'column', 'severity', 'message', 'rule'], 2)

const escaped = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => encodeURIComponent(character))

/** A GitHub Actions command, which annotates the line of a pull request. */
export function asGithub({ file, line, column, severity, message, rule }: Problem): string {
  const place = `file=${escaped(file, /[%\r\n:,]/g)},line=${line},col=${column}`
  return `::${severity === 'note' ? 'notice' : severity} ${place},title=${rule}::${escaped(message, /[%\r\n]/g)}`
}

/** «Содержимое: 2 ошибки, 1 предупреждение.»; notes are counted if there are any. */
export function summaryOf(problems: Problem[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = problems.filter((one) => one.severity === severity).length
    return severity === 'note' && count === 0 ? [] : [countOf(count, severityForms[severity])]
  })
  return `Содержимое: ${counts.join(', ')}.`
}
