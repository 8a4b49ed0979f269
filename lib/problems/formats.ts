/** Problems for programs: editors and continuous integration. */
import type { Problem } from './problem'

export type ReportFormat = 'text' | 'json' | 'github'

export const reportFormats: readonly ReportFormat[] = ['text', 'json', 'github']

/** A list of objects with file, line, column, severity, message and rule. */
export const asJson = (problems: Problem[]): string =>
  JSON.stringify(
    problems.map(({ file, line, column, severity, message, rule }) => ({
      file,
      line,
      column,
      severity,
      message,
      rule,
    })),
    null,
    2,
  )

const commands = { error: 'error', warning: 'warning', note: 'notice' }

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeField = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A command of GitHub Actions, which shows the message at the line of a pull request. */
export const asGithub = ({ file, line, column, severity, message, rule }: Problem): string =>
  `::${commands[severity]} file=${escapeField(file)},line=${line},col=${column},title=${escapeField(rule)}::${escapeText(message)}`
