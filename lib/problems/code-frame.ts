/** The lines around a problem with its position marked, for terminals. */
import type { Place } from './problem'

const ellipsis = '…'

/**
 * The source line of a problem and the one before, at most `width` columns wide: long lines of prose are cut
 * around the position. Empty if the line does not exist.
 *
 * ```
 *   11 │
 *   12 │ Смотрите [установку](/docs/strat/).
 *      │          ▲
 * ```
 */
export function codeFrame(text: string, { line, column }: Place, width = 100): string[] {
  const lines = text.split(/\r\n?|\n/)
  if (line > lines.length) return []
  const first = Math.max(1, line - 1)
  const margin = String(line).length + 2
  const room = Math.max(20, width - margin - 3)
  // center the position in the part of a long line that fits
  const overflow = Math.max(0, (lines[line - 1] ?? '').length - room)
  const start = Math.max(0, Math.min(column - 1 - Math.floor(room / 2), overflow))
  const shown = lines.slice(first - 1, line).map((content, index) => {
    const number = String(first + index).padStart(margin)
    return `${number} │ ${cut(content, start, room)}`.trimEnd()
  })
  return [...shown, `${' '.repeat(margin)} │ ${' '.repeat(Math.max(0, column - 1 - start))}▲`]
}

/** Cuts a line, and replaces control characters with spaces: a damaged file must not control the terminal. */
function cut(line: string, start: number, room: number): string {
  const plain = line.replace(/\p{Cc}/gu, ' ')
  const part = plain.slice(start, start + room)
  const left = start > 0 ? ellipsis + part.slice(1) : part
  return start + room < plain.length ? left.slice(0, -1) + ellipsis : left
}
