/**
 * What the words before `-next-line`, `-start` and `-end` mark, as `highlight-next-line`. `highlight` is what ranges mark, too; the
 * others become `data-highlighted-line-id` of the line. A new kind is a name here and a rule in `app/styles/code.css`.
 */
export const lineMarks = /** @type {const} */ (['highlight', 'add', 'remove', 'error'])

/** Comments of all languages, alone on a line. */
const comment = new RegExp(
  String.raw`^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--|;;|%|'|rem\b)\s*(?:code-block-)?(${lineMarks.join('|')})-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$`,
  'i',
)

/**
 * Takes the comments that mark lines out of a code block.
 *
 * @param {string} code
 * @returns {{ code: string, lines: Map<string, number[]> }} the lines of each mark, from 1
 */
export function takeMagicComments(code) {
  /** @type {Map<string, number[]>} */
  const lines = new Map()
  /** @type {Set<string>} marks of the block at hand, and of the next line */
  const open = new Set()
  const next = new Set()
  /** @type {string[]} */
  const kept = []
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
  return { code: kept.join('\n'), lines }
}
