/** Source files, and problems: messages that say what is wrong in them, and where. */
import { config } from '../site'
import { printable } from '../text/characters'
import { rules, type Rule } from '../rules'

export interface SourceFile {
  /** Relative to the content root, with `/`, NFC: `docs/intro.md`. */
  path: string
  /** Relative to the project, as on disk: `content/docs/intro.md`; for messages, imports and edit links. */
  displayPath: string
  text: string
}

/** A position in a file; lines and columns start at 1. */
export interface Place {
  line: number
  column: number
}

/** A position with its file, relative to the project. */
export type FilePlace = Place & { file: string }

/** The position of problems that concern a whole file. */
export const fileStart: Place = { line: 1, column: 1 }

/** The position of an offset in a text. A negative offset is the start. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset))
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

export interface Problem extends Place {
  /** Relative to the project, with `/`. */
  file: string
  severity: 'error' | 'warning' | 'note'
  /** One Russian line: what was found, what was expected, what to do. */
  message: string
  /** `area/name`, as used in searches and in `severity` of `lib/site.ts`. */
  rule: Rule
  /** The broken address as it is in pages, so that the check of built pages does not report it again. */
  deadUrl?: string
}

const severities = { throw: 'error', warn: 'warning', log: 'note' } as const

/** Makes a problem with the default severity of its rule, at the start of the file if there is no place. */
export const problem = (file: string, place: Place | undefined, message: string, rule: Rule): Problem => ({
  file,
  line: place?.line ?? 1,
  column: place?.column ?? 1,
  severity: severities[rules[rule].severity],
  // control characters must neither break the line nor reach the terminal; invisible ones are named
  message: message
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // no-break spaces after numbers stay as they are
    .split('\u00a0')
    .map(printable)
    .join('\u00a0'),
  rule,
})

/** Reports a problem of a field, given its path in the data; an empty path stands for the file. */
export type ReportField = (path: readonly PropertyKey[], message: string, rule: Rule) => void

/** Returns a function that adds problems of one file to a list. `placeOf` locates a field. */
export const reportTo =
  (problems: Problem[], file: string, placeOf: (path: readonly PropertyKey[]) => Place): ReportField =>
  (path, message, rule) =>
    void problems.push(problem(file, placeOf(path), message, rule))

const compare = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Applies severities, sorts, and drops duplicates: a partial is read again for each page that imports it. */
export function finishProblems(problems: Problem[], settings = config.severity): Problem[] {
  const found = problems.flatMap((one) => {
    const setting = settings[one.rule] ?? rules[one.rule].severity
    return setting === 'ignore' ? [] : [{ ...one, severity: severities[setting] }]
  })
  return [...new Map(found.map((one) => [formatProblem(one), one])).values()].toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  )
}

/** The names of severities, alone and with numbers. */
export const severityForms = {
  error: { one: 'ошибка', few: 'ошибки', many: 'ошибок' },
  warning: { one: 'предупреждение', few: 'предупреждения', many: 'предупреждений' },
  note: { one: 'заметка', few: 'заметки', many: 'заметок' },
}

/** The parts of a problem as printed: position, severity, message, rule. */
export const messageParts = ({ file, line, column, severity, message, rule }: Problem) =>
  [`${file}:${line}:${column}`, severityForms[severity].one, message, rule] as const

/** A problem on one line: `content/docs/a.md:12:5  ошибка  Нет страницы «/x/».  links/page`. */
export const formatProblem = (found: Problem): string => messageParts(found).join('  ')
