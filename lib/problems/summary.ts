/** How much is wrong, in one line. */
import type { Problem } from './problem'
import { countOf } from '../text/plural'

const forms = {
  error: { one: 'ошибка', few: 'ошибки', many: 'ошибок' },
  warning: { one: 'предупреждение', few: 'предупреждения', many: 'предупреждений' },
  note: { one: 'заметка', few: 'заметки', many: 'заметок' },
}

/** «Содержимое: 2 ошибки, 1 предупреждение.»; notes are counted when there are any. */
export function summaryOf(problems: Problem[]): string {
  const count = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length
  const notes = count('note') > 0 ? [countOf(count('note'), forms.note)] : []
  const parts = [countOf(count('error'), forms.error), countOf(count('warning'), forms.warning), ...notes]
  return `Содержимое: ${parts.join(', ')}.`
}
