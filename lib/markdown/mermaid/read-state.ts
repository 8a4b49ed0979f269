import { libraryLabel, shield } from './label'
import { directEdge, type Edge, type LibrarySource } from './library-source'
import { DiagramError, isDecoration, type Groups, type Statement } from './statement'

interface State {
  name: string
  label: string
  notes: string[]
  /** Lines for the library about what the braces of the state contain; `undefined` without braces. */
  inside: string[] | undefined
  parent: State | undefined
}

const idPattern = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_.]|-(?!->))*`
const place = String.raw`\[\*\]|${idPattern}`
const style = String.raw`(?:\s*:::[\p{L}\w-]+)?`
/** A label, or a comment. */
const ending = String.raw`(?:\s*:\s*(?<label>.*)|\s*%%.*)?`
const pattern = (text: string) => new RegExp(`^${text}$`, 'su')

const transition = pattern(String.raw`(?<from>${place})${style}\s*-->\s*(?<to>${place})${style}${ending}`)
const declaration = pattern(
  String.raw`state\s+(?:"(?<label>[^"]*)"(?:\s+as\s+(?<alias>${idPattern}))?|(?<id>${idPattern})(?:\s+as\s+(?<title>"[^"]*"|[^{]+))?)${style}(?:\s*<<(?<kind>\w+)>>)?\s*(?<open>\{)?`,
)
const description = pattern(String.raw`(?<id>${idPattern})${style}${ending}`)
const note = pattern(String.raw`note\s+(?:left|right)\s+of\s+(?<id>${idPattern})(?:\s*:\s*(?<text>.*))?`)

/** Text in place of shapes that the library lacks. */
const signs: Record<string, string> = { choice: '◇', fork: '━━━', join: '━━━' }

/** Reads a state diagram. Notes are drawn in the box of their state. */
export function readState(statements: Statement[]): LibrarySource {
  const reader = new StateReader()
  for (const statement of statements) reader.read(statement)
  if (reader.openNote) throw new DiagramError(reader.openNote.statement, 'Закройте заметку: end note')
  if (reader.openState)
    throw new DiagramError({ text: '{', line: statements.at(-1)?.line ?? 0 }, 'Закройте скобку }')

  const { states, edges, direction, topLines } = reader
  const declarations = linesBelow(undefined, [...states.values()])
  return { lines: ['stateDiagram-v2', `direction ${direction}`, ...declarations, ...topLines], edges }
}

class StateReader {
  readonly states = new Map<string, State>()
  readonly edges: Edge[] = []
  /** Lines for the library that are in no state. */
  readonly topLines: string[] = []
  direction = 'TB'
  /** The innermost state whose braces are open. */
  openState: State | undefined
  /** A note of several lines that has not ended. */
  openNote: { state: State; statement: Statement } | undefined

  read(statement: Statement): void {
    const text = statement.text.replace(/;$/, '').replaceAll(/\{\s*\}$/g, '')
    const found = (shape: RegExp) => shape.exec(text)?.groups
    const arrow = found(transition)
    const declared = found(declaration)
    const noted = found(note)
    if (this.openNote) this.readNoteLine(this.openNote.state, statement.text)
    else if (/^direction\s/.test(text)) this.readDirection(text.replace(/^direction\s+/, ''))
    else if (arrow) this.readTransition(arrow)
    else if (declared) this.readDeclaration(declared, statement)
    else if (noted) this.readNote(noted, statement)
    else if (text === '}') {
      if (!this.openState) throw new DiagramError(statement, 'Лишняя скобка')
      this.openState = this.openState.parent
    } else if (text === '--')
      throw new DiagramError(statement, 'Параллельных областей нет: нарисуйте их отдельными схемами')
    else if (!isDecoration(statement) && !/^(?:class\s|hide empty|scale\s)/.test(text))
      this.readDescription(found(description), statement)
  }

  private stateOf(id: string): State {
    const existing = this.states.get(id)
    const parent = this.openState
    if (existing) existing.parent ??= existing === parent ? undefined : parent
    const name = `s${this.states.size}_`
    const state = existing ?? { name, label: shield(id), notes: [], inside: undefined, parent }
    this.states.set(id, state)
    return state
  }

  private write(line: string): void {
    ;(this.openState?.inside ?? this.topLines).push(line)
  }

  private readDirection(direction: string): void {
    if (this.openState) this.write(`direction ${direction}`)
    else this.direction = direction
  }

  private readTransition({ from = '', to = '', label }: Groups): void {
    const [start = '', end = ''] = [from, to].map((one) => (one === '[*]' ? one : this.stateOf(one).name))
    const edge = directEdge(start, end, ['', '>'], this.edges)
    if (start !== '[*]' && end !== '[*]') this.edges.push(edge)
    this.write(`${edge.from} --> ${edge.to}${label ? ` : ${libraryLabel(label)}` : ''}`)
  }

  private readDeclaration(groups: Groups, statement: Statement): void {
    const { label = groups['title'], alias, id = alias ?? label ?? '', kind = '', open } = groups
    if (kind !== '' && !signs[kind]) throw new DiagramError(statement, 'Есть <<choice>>, <<fork>> и <<join>>')
    const state = this.stateOf(id)
    state.label = signs[kind] ?? (label === undefined ? state.label : libraryLabel(label))
    if (!open) return
    state.inside ??= []
    state.parent = this.openState
    this.openState = state
  }

  private readNote({ id = '', text }: Groups, statement: Statement): void {
    const state = this.stateOf(id)
    if (text === undefined) this.openNote = { state, statement }
    else state.notes.push(libraryLabel(text))
  }

  private readNoteLine(state: State, text: string): void {
    if (/^end\s+note$/i.test(text)) this.openNote = undefined
    else state.notes.push(libraryLabel(text))
  }

  private readDescription(groups: Groups | undefined, statement: Statement): void {
    if (!groups)
      throw new DiagramError(statement, 'Ожидается состояние или переход, например Вход --> Игра : готово')
    const state = this.stateOf(groups['id'] ?? '')
    if (groups['label']) state.label = libraryLabel(groups['label'])
  }
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
