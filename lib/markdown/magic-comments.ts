/**
 * The first word of `highlight-next-line`, `-start` and `-end`. `highlight` works like a range; the others become
 * `data-highlighted-line-id`. To add a kind, name it here and style it in `app/styles/code.css`.
 */
export const lineMarks = ['highlight', 'add', 'remove', 'error'] as const

/** A comment of any language, alone on a line. A backslash before its first word makes it part of the sample. */
const comment = new RegExp(
  String.raw`^(\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|'|rem\b|!|\(\*|\*>)\s*)(\\?)((?:code-block-)?(${lineMarks.join('|')})-(next-line|start|end)\s*(?:\*\/\s*\}?|-->|\*\))?\s*)$`,
  'i',
)

/** Takes the comments that mark lines out of a block, and writes the lines as ranges: ` {1,2} {4}#add`. */
export function takeMagicComments(code: string): { code: string; ranges: string } {
  const lines = new Map<string, number[]>()
  /** Marks of the lines to come, and whether they last up to `-end`. */
  const open = new Map<string, boolean>()
  const kept: string[] = []
  for (const line of code.split('\n')) {
    const [, opening = '', escape, rest = '', written = '', what] = comment.exec(line) ?? []
    const mark = written.toLowerCase()
    if (what?.toLowerCase() === 'end' && !escape) open.delete(mark)
    else if (what && !escape) open.set(mark, what.toLowerCase() === 'start' || open.get(mark) === true)
    else {
      kept.push(escape ? opening + rest : line)
      for (const [name, lasts] of open) {
        lines.set(name, [...(lines.get(name) ?? []), kept.length])
        if (!lasts) open.delete(name)
      }
    }
  }
  const ranges = [...lines].map(
    ([mark, numbers]) => ` {${numbers.join(',')}}${mark === 'highlight' ? '' : `#${mark}`}`,
  )
  return { code: kept.join('\n'), ranges: ranges.join('') }
}
