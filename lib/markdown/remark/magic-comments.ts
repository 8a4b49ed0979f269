import { ownValue } from '../../data/own-value'

/**
 * The first word of `highlight-next-line`, `-start` and `-end`. `highlight` acts like a range; the others
 * become `data-highlighted-line-id`. To add a kind, name it here and style it in `app/styles/code.css`.
 */
export const lineMarks = ['highlight', 'add', 'remove', 'error'] as const

/** Comment syntax by language, as in Docusaurus. */
const openings: Record<string, string[]> = Object.fromEntries(
  [
    ['js javascript ts typescript', '// /*'],
    ['jsx tsx', '// /* {/*'],
    ['html', '// /* <!--'],
    ['python py bash', '#'],
    ['markdown md', '<!-- {/* #'],
    ['tex latex matlab erlang prolog', '%'],
    ['lua haskell elm ada vhdl', '--'],
    ['sql', '-- /*'],
    ['wasm clojure lisp scheme', ';; ;'],
    ['ini properties reg asm nasm', '; #'],
    ['vb vba vbnet', "' rem"],
    ['batch bat cmd', 'rem'],
    ['basic', 'rem !'],
    ['fsharp', '// (*'],
    ['ocaml sml', '(*'],
    ['fortran', '!'],
    ['cobol', '*>'],
  ].flatMap(([languages = '', marks = '']) => languages.split(' ').map((name) => [name, marks.split(' ')])),
)
/** Comment syntax of all other languages. */
const popular = ['//', '/*', '{/*', '#', '<!--']

const closings: Record<string, string> = { '/*': '*/', '{/*': '*/}', '<!--': '-->', '(*': '*)' }

/** A comment alone on a line. A backslash before its first word escapes it. */
const comment = new RegExp(
  String.raw`^(\s*)(\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;?|%|'|rem\b|!|\(\*|\*>)(\s*)(\\?)((?:code-block-)?(${lineMarks.join('|')})-(next-line|start|end)\s*(\*\/\s*\}|\*\/|-->|\*\))?\s*)$`,
  'i',
)

function readComment(line: string, language: string) {
  const [, indent = '', open = '', space = '', escape, rest = '', mark = '', what = '', close = ''] =
    comment.exec(line) ?? []
  const opening = open.replace(/\s/g, '').toLowerCase()
  const isComment = (ownValue(openings, language) ?? popular).includes(opening)
  if (!isComment || close.replace(/\s/g, '') !== (ownValue(closings, opening) ?? '')) return undefined
  if (escape) return { shown: indent + open + space + rest }
  return { mark: mark.toLowerCase(), what: what.toLowerCase() }
}

const fence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})\s*([^\s`]*)[^`]*$/
/** Languages whose samples contain fences. */
export const markup = new Set(['markdown', 'md', 'mdx', 'text', 'txt', 'plaintext', ''])

/** The language of the inner fence that each line of a Markdown sample is in. */
function innerLanguages(lines: string[]): (string | undefined)[] {
  let open: { marks: string; language: string } | undefined
  return lines.map((line) => {
    const [, marks = '', language = ''] = fence.exec(line) ?? []
    if (!open && marks) open = { marks, language: language.toLowerCase() }
    else if (open && marks.startsWith(open.marks) && language === '') open = undefined
    return open?.language
  })
}

/** Whether a comment belongs to the inner fence. */
const isInner = (line: string, inner: string | undefined): boolean =>
  inner !== undefined && (markup.has(inner) || readComment(line, inner) !== undefined)

/** Removes magic comments from a block, and returns their lines as ranges: ` {1,2} {4}#add`. */
export function takeMagicComments(code: string, language = ''): { code: string; ranges: string } {
  const written = code.split('\n')
  const inner = markup.has(language) ? innerLanguages(written) : []
  const lines = new Map<string, number[]>()
  /** Marks for the next lines; `true` lasts until `-end`. */
  const open = new Map<string, boolean>()
  const kept: string[] = []
  for (const [index, line] of written.entries()) {
    const found = isInner(line, inner[index]) ? undefined : readComment(line, language)
    const { mark = '', what, shown = line } = found ?? {}
    if (what === 'end') open.delete(mark)
    else if (what) open.set(mark, what === 'start' || open.get(mark) === true)
    else {
      kept.push(shown)
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
