import type { LibrarySource } from './library-source'
import { readFlow } from './read-flow'
import { DiagramError, directionLine, isDecoration, type Statement } from './statement'

const idPattern = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[-.](?=[\p{L}\p{N}_]))*`
const place = String.raw`\[\*\]|${idPattern}`
const style = String.raw`(?:\s*:::[\p{L}\w-]+)?`
/** A label, or a comment. */
const ending = String.raw`(?:\s*:(?!:)\s*(?<label>.*)|\s*%%.*)?`

const transition = new RegExp(
  String.raw`^(?<from>${place})${style}\s*-->\s*(?<to>${place})${style}${ending}$`,
  'su',
)
const state = new RegExp(
  String.raw`^(?:state\s+(?:"(?<title>[^"]*)"\s+as\s+)?)?(?<id>${idPattern})${style}(?:\s*(?<open>\{)|${ending})$`,
  'su',
)

/** Translates a state diagram into a flowchart, in which nested states are subgraphs. */
export function readState(written: Statement[]): LibrarySource {
  const statements = written
    .map(({ text, line }) => ({ text: text.replace(/;$|\s*\{\s*\}$/, ''), line }))
    .filter((one) => transition.test(one.text) || !isIgnored(one))
  const titles = new Map<string, string>()
  const groups = new Set<string>()
  for (const { text } of statements) {
    const { id, title, label = title, open } = state.exec(text)?.groups ?? {}
    if (id && label) titles.set(id, label)
    if (id && open) groups.add(id)
  }

  let direction = 'TB'
  /** The states whose braces are open. */
  const around: string[] = []
  const titleOf = (id: string): string => quoted(titles.get(id) ?? id)
  const nodeOf = (id: string, point: keyof typeof points = 'start'): string => {
    if (id === '[*]') return `${point}_${around.at(-1) ?? ''}_${points[point]}`
    return groups.has(id) ? `s_${id}` : `s_${id}(${titleOf(id)})`
  }
  const translate = (statement: Statement): string => {
    const { text } = statement
    const { from, to, label } = transition.exec(text)?.groups ?? {}
    const { id, open } = state.exec(text)?.groups ?? {}
    const turn = directionLine.exec(text)?.[1]
    if (from && to)
      return `${nodeOf(from, 'start')} -->${label ? `|${quoted(label)}|` : ''} ${nodeOf(to, 'end')}`
    if (id && open) {
      around.push(id)
      return `subgraph s_${id} [${titleOf(id)}]`
    }
    if (id) return nodeOf(id)
    if (text === '}' && around.pop() !== undefined) return 'end'
    if (turn === undefined) throw new DiagramError(statement, expected)
    if (around.length === 0) direction = turn
    return `direction ${turn}`
  }
  const lines = statements.map((one) => ({ text: translate(one), line: one.line }))
  if (around.length > 0)
    throw new DiagramError({ text: '{', line: written.at(-1)?.line ?? 0 }, 'Закройте скобку }')
  return readFlow(lines, direction)
}

const isIgnored = (one: Statement): boolean =>
  isDecoration(one) || /^(?:class\s|hide empty|scale\s)/.test(one.text)

/** The nodes drawn for `[*]`: the start and the end. */
const points = { start: '(["●"])', end: '(["◉"])' }

const expected =
  'Ожидается состояние или переход, например Вход --> Игра : готово. Заметок, choice, fork, join и параллельных областей нет'

const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`
