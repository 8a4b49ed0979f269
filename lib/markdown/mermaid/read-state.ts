import { libraryLabel, shield } from './label'
import { directEdge, type Edge, type LibrarySource } from './library-source'
import { DiagramError, isDecoration, type Statement } from './statement'

interface State {
  name: string
  label: string
  notes: string[]
  /** Lines for the library about what the braces of the state contain; `undefined` without braces. */
  inside: string[] | undefined
  parent: State | undefined
}

const id = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_.]|-(?!->))*`
const place = String.raw`\[\*\]|${id}`
const style = String.raw`(?:\s*:::[\p{L}\w-]+)?`
const pattern = (text: string) => new RegExp(`^${text}$`, 'su')

const transition = pattern(
  String.raw`(?<from>${place})${style}\s*-->\s*(?<to>${place})${style}(?:\s*:\s*(?<label>.*))?`,
)
const declaration = pattern(
  String.raw`state\s+(?:"(?<label>[^"]*)"(?:\s+as\s+(?<alias>${id}))?|(?<id>${id})(?:\s+as\s+(?<title>"[^"]*"|[^{]+))?)${style}(?:\s*<<(?<kind>\w+)>>)?\s*(?<open>\{)?`,
)
const description = pattern(String.raw`(?<id>${id})${style}(?:\s*:\s*(?<label>.*))?`)
const note = pattern(String.raw`note\s+(?:left|right)\s+of\s+(?<id>${id})(?:\s*:\s*(?<text>.*))?`)

/** Text in place of shapes that the library lacks. */
const signs: Record<string, string> = { choice: '◇', fork: '━━━', join: '━━━' }

/** Reads a state diagram. Notes are drawn in the box of their state. */
export function readState(statements: Statement[]): LibrarySource {
  const states = new Map<string, State>()
  const top: string[] = []
  const edges: Edge[] = []
  let direction = 'TB'
  let current: State | undefined
  const stateOf = (key: string): State => {
    const known = states.get(key)
    if (known) known.parent ??= known === current ? undefined : current
    const name = `s${states.size}_`
    const state = known ?? { name, label: shield(key), notes: [], inside: undefined, parent: current }
    states.set(key, state)
    return state
  }
  const write = (line: string): void => void (current?.inside ?? top).push(line)

  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index] as Statement
    const text = statement.text.replace(/;$/, '').replaceAll(/\{\s*\}$/g, '')
    const found = (shape: RegExp) => shape.exec(text)?.groups
    const arrow = found(transition)
    const declared = found(declaration)
    const noted = found(note)
    if (/^direction\s/.test(text)) {
      const value = text.replace(/^direction\s+/, '')
      if (current) write(`direction ${value}`)
      else direction = value
    } else if (arrow) {
      const { from = '', to = '', label } = arrow
      const [start = '', end = ''] = [from, to].map((one) => (one === '[*]' ? one : stateOf(one).name))
      const edge = directEdge(start, end, ['', '>'], edges)
      if (start !== '[*]' && end !== '[*]') edges.push(edge)
      write(`${edge.from} --> ${edge.to}${label ? ` : ${libraryLabel(label)}` : ''}`)
    } else if (declared) {
      const { label = declared['title'], alias, id: key = alias ?? label ?? '', kind = '', open } = declared
      if (kind !== '' && !signs[kind])
        throw new DiagramError(statement, 'Есть <<choice>>, <<fork>> и <<join>>')
      const state = stateOf(key)
      state.label = signs[kind] ?? (label === undefined ? state.label : libraryLabel(label))
      if (open) {
        state.inside ??= []
        state.parent = current
        current = state
      }
    } else if (noted) {
      const { id: key = '', text: written } = noted
      const last = statements.findIndex((one, at) => at > index && /^end\s+note$/i.test(one.text))
      if (written === undefined && last === -1)
        throw new DiagramError(statement, 'Закройте заметку: end note')
      const lines = written ?? statements.slice(index + 1, last).map((one) => one.text)
      stateOf(key).notes.push(...[lines].flat().map(libraryLabel))
      if (written === undefined) index = last
    } else if (text === '}') {
      if (!current) throw new DiagramError(statement, 'Лишняя скобка')
      current = current.parent
    } else if (text === '--') {
      throw new DiagramError(statement, 'Параллельных областей нет: нарисуйте их отдельными схемами')
    } else if (!isDecoration(statement) && !/^(?:class\s|hide empty|scale\s)/.test(text)) {
      const described = found(description)
      if (!described)
        throw new DiagramError(statement, 'Ожидается состояние или переход, например Вход --> Игра : готово')
      const state = stateOf(described['id'] ?? '')
      if (described['label']) state.label = libraryLabel(described['label'])
    }
  }
  if (current) throw new DiagramError({ text: '{', line: statements.at(-1)?.line ?? 0 }, 'Закройте скобку }')

  const declarations = linesBelow(undefined, [...states.values()])
  return { lines: ['stateDiagram-v2', `direction ${direction}`, ...declarations, ...top], edges }
}

/** Declares the states directly inside `parent`, each with what it contains. */
const linesBelow = (parent: State | undefined, states: State[]): string[] =>
  states
    .filter((state) => state.parent === parent)
    .flatMap((state) => {
      const { name, label, notes, inside } = state
      const lines = [label, ...notes.map((one) => `<i>${one.replaceAll('<br/>', '</i><br/><i>')}</i>`)]
      if (!inside) return [`state "${lines.join('<br/>')}" as ${name}`]
      const title = lines.join(' ').replaceAll(/<[^>]*>/g, ' ')
      return [`state "${title}" as ${name} {`, ...linesBelow(state, states), ...inside, '}']
    })
