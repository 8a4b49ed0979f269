/**
 * What the words before `-next-line`, `-start` and `-end` mark, as in `highlight-next-line`. `highlight` marks like a range; the
 * others become `data-highlighted-line-id` of the line. A new kind is a name here and a rule in `app/styles/code.css`.
 */
export const lineMarks = ['highlight', 'add', 'remove', 'error'] as const

/** Comments of all languages, alone on a line. */
const comment = new RegExp(
  String.raw`^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--|;;|%|'|rem\b)\s*(?:code-block-)?(${lineMarks.join('|')})-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$`,
  'i',
)

/** Takes the comments that mark lines out of a block, and writes the lines as ranges: ` {1,2} {4}#add`. */
export function takeMagicComments(code: string): { code: string; ranges: string } {
  const lines = new Map<string, number[]>()
  /** Marks of the lines up to `-end`, and of the next line. */
  const open = new Set<string>()
  const next = new Set<string>()
  const kept: string[] = []
  for (const line of code.split('\n')) {
    const [, name = '', what = ''] = comment.exec(line) ?? []
    const mark = name.toLowerCase()
    if (what === '') {
      kept.push(line)
      for (const one of new Set([...open, ...next])) lines.set(one, [...(lines.get(one) ?? []), kept.length])
      next.clear()
    } else if (what.toLowerCase() === 'next-line') next.add(mark)
    else if (what.toLowerCase() === 'start') open.add(mark)
    else open.delete(mark)
  }
  const ranges = [...lines].map(
    ([mark, numbers]) => ` {${numbers.join(',')}}${mark === 'highlight' ? '' : `#${mark}`}`,
  )
  return { code: kept.join('\n'), ranges: ranges.join('') }
}
