/** The lines of a file around a mistake with the place marked, for terminals. */
import type { Place } from './problem'

/** Lines shown above the one with the mistake. */
const above = 1
const ellipsis = '…'

/**
 * A frame of at most `width` columns: the long lines of prose are cut around the place. Empty when the file has no such line.
 *
 *      11 │
 *      12 │ Смотрите [установку](/docs/strat/).
 *         │          ▲
 */
export function codeFrame(text: string, { line, column }: Place, width = 100): string[] {
  const lines = text.split(/\r\n?|\n/)
  if (line > lines.length) return []
  const first = Math.max(1, line - above)
  const margin = String(line).length + 2
  const room = Math.max(20, width - margin - 3)
  const start = windowStart(lines[line - 1] ?? '', column, room)
  const shown = lines.slice(first - 1, line).map((content, index) => {
    const number = String(first + index).padStart(margin)
    return `${number} │ ${cut(content, start, room)}`.trimEnd()
  })
  return [...shown, `${' '.repeat(margin)} │ ${' '.repeat(Math.max(0, column - 1 - start))}▲`]
}

/** The first column to show: the place is in the middle of the part of a long line that fits. */
function windowStart(line: string, column: number, room: number): number {
  if (line.length <= room) return 0
  return Math.max(0, Math.min(column - 1 - Math.floor(room / 2), line.length - room))
}

/** Part of a line; tabs and control characters count as one column. */
function cut(line: string, start: number, room: number): string {
  // oxlint-disable-next-line no-control-regex -- control characters of a damaged file must not reach the terminal
  const plain = line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
  const part = plain.slice(start, start + room)
  const left = start > 0 ? ellipsis + part.slice(1) : part
  return start + room < plain.length ? left.slice(0, -1) + ellipsis : left
}
