/** What is wrong with a content file, and where: the one shape for every message to authors. */
import { config, type Severity } from '../site'

/** A place in a file; lines and columns start at 1. */
export interface Place {
  line: number
  column: number
}

export interface Problem extends Place {
  /** Path of the file from the project root, with `/`. */
  file: string
  severity: 'error' | 'warning'
  /** One Russian line: what was found, what was expected, what to do. */
  message: string
  /** `area/name`, for search and for `severity` in `lib/site.ts`. */
  rule: string
}

/** Severity of a rule after the configuration; `null` when it is to be ignored. Unlisted rules are errors. */
export function severityOf(
  rule: string,
  settings: Record<string, Severity> = config.severity,
): Problem['severity'] | null {
  const setting = settings[rule] ?? 'throw'
  if (setting === 'ignore') return null
  return setting === 'throw' ? 'error' : 'warning'
}

/** Problems with the severity that the configuration gives their rules; those of rules that it does not list stay. */
export const withSeverity = (
  problems: Problem[],
  settings: Record<string, Severity> = config.severity,
): Problem[] =>
  problems.flatMap((problem) => {
    const severity = problem.rule in settings ? severityOf(problem.rule, settings) : problem.severity
    return severity === null ? [] : [{ ...problem, severity }]
  })

/** An error at a place; without a place it is the start of the file. */
export const error = (file: string, place: Place | undefined, message: string, rule: string): Problem => ({
  file,
  line: place?.line ?? 1,
  column: place?.column ?? 1,
  severity: 'error',
  message,
  rule,
})

/** A warning: printed, the build goes on. */
export const warning = (...args: Parameters<typeof error>): Problem => ({
  ...error(...args),
  severity: 'warning',
})

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byPlace = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule)

/** Problems in reading order: by file, line, column and rule. */
export const sortProblems = (problems: Problem[]): Problem[] => problems.toSorted(byPlace)

export const severityWords = { error: 'ошибка', warning: 'внимание' }

/** `content/docs/a.md:12:5  ошибка  Нет страницы «/x/».  links/page` */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column}  ${severityWords[problem.severity]}  ${problem.message}  ${problem.rule}`
