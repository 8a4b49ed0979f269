/** Kinds of magic comments: `highlight-next-line`. To add one, style it in `app/styles/code.css`. */
export const lineMarks = ['highlight', 'add', 'remove', 'error'] as const

/** Languages whose samples show the comments of other languages. */
const markup = new Set(['markdown', 'md', 'mdx'])

const commentOf = (openings: string): RegExp =>
  new RegExp(
    String.raw`^(\s*(?:${openings})\s*)(\\?)((?:code-block-)?(${lineMarks.join('|')})-(next-line|start|end)\s*(?:\*\/\s*\}?|-->|\*\))?\s*)$`,
    'i',
  )
/** A comment alone on a line, in any language. A backslash before its first word escapes it. */
const comment = commentOf(String.raw`\/\/|\{?\s*\/\*|#|<!--|--|;;?|%|'|rem\b|!|\(\*|\*>`)
const markupComment = commentOf(String.raw`<!--|\{\s*\/\*`)

/** Removes magic comments from a block, and returns their lines as ranges: ` {1,2} {4}#add`. */
export function takeMagicComments(code: string, language = ''): { code: string; ranges: string } {
  const pattern = markup.has(language) ? markupComment : comment
  const lines = new Map<string, number[]>()
  /** Marks for the next lines; `true` lasts until `-end`. */
  const open = new Map<string, boolean>()
  const kept: string[] = []
  for (const line of code.split('\n')) {
    const [, start = '', escape = '', rest = '', word = '', what = ''] = pattern.exec(line) ?? []
    const mark = word.toLowerCase()
    if (what === '' || escape) {
      kept.push(escape ? start + rest : line)
      for (const [name, lasts] of open) {
        lines.set(name, [...(lines.get(name) ?? []), kept.length])
        if (!lasts) open.delete(name)
      }
    } else if (what.toLowerCase() === 'end') open.delete(mark)
    else open.set(mark, what.toLowerCase() === 'start' || open.get(mark) === true)
  }
  const ranges = [...lines].map(
    ([mark, numbers]) => ` {${numbers.join(',')}}${mark === 'highlight' ? '' : `#${mark}`}`,
  )
  return { code: kept.join('\n'), ranges: ranges.join('') }
}
