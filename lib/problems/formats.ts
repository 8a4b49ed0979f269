/** Problems for programs, editors and continuous integration among them, and their number for people. */
import { countOf } from '../text/plural'
import type { Problem } from './problem'

export type ReportFormat = 'text' | 'json' | 'github'

export const reportFormats: readonly ReportFormat[] = ['text', 'json', 'github']

/** A list of objects with file, line, column, severity, message and rule. */
export const asJson = (problems: Problem[]): string =>
  JSON.stringify(problems, ['file', 'line', 'column', 'severity', 'message', 'rule'], 2)

const commands = { error: 'error', warning: 'warning', note: 'notice' }

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeField = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A command of GitHub Actions, which shows the message at the line of a pull request. */
export const asGithub = ({ file, line, column, severity, message, rule }: Problem): string =>
  `::${commands[severity]} file=${escapeField(file)},line=${line},col=${column},title=${escapeField(rule)}::${escapeText(message)}`

const forms = {
  error: { one: 'ошибка', few: 'ошибки', many: 'ошибок' },
  warning: { one: 'предупреждение', few: 'предупреждения', many: 'предупреждений' },
  note: { one: 'заметка', few: 'заметки', many: 'заметок' },
}

/** «Содержимое: 2 ошибки, 1 предупреждение.»; notes are counted when there are any. */
export function summaryOf(problems: Problem[]): string {
  const count = (severity: Problem['severity']) => problems.filter((one) => one.severity === severity).length
  const severities = (['error', 'warning', 'note'] as const).filter((one) => one !== 'note' || count(one) > 0)
  return `Содержимое: ${severities.map((one) => countOf(count(one), forms[one])).join(', ')}.`
}
