import { ownValue } from '../../data/own-value'
import { plainLabel } from './label'
import { DiagramError, isDecoration, splitStatement, type Groups, type Statement } from './statement'

interface Actor {
  id: string
  label: string
  isPerson: boolean
  /** Whether the actor appears only with its first message. */
  isCreated: boolean
}

/** The ids of two actors, which may be the same. */
interface Between {
  from: string
  to: string
}

export type SequenceEvent =
  | ({ kind: 'message'; label: string; isDashed: boolean; isTwoWay: boolean; end: string } & Between)
  | ({ kind: 'note'; label: string; side: string } & Between)
  | { kind: 'open'; frame: string; label: string }
  | { kind: 'divide' | 'title'; label: string }
  | { kind: 'activate' | 'deactivate' | 'destroy'; actor: string }
  | { kind: 'close' }

/** A box around actors, which are given by id. */
export interface ActorBox {
  label: string
  actors: string[]
}

export interface Sequence {
  actors: Actor[]
  boxes: ActorBox[]
  events: SequenceEvent[]
}

const actorLine =
  /^(?<created>create\s+)?(?<kind>participant|actor)\s+(?<id>.+?)(?:@\{(?<fields>.*?)\})?(?:\s+as\s+(?<label>.+))?$/s
const messageLine =
  /^(?<from>.+?)\s*(?<twoWay><<)?(?<line>--?)(?<end>>>|>|x|\))\s*(?<mark>[+-]?)\s*(?<to>[^\s+\-:][^:]*?)\s*:(?<text>.*)$/s
const noteLine =
  /^note\s+(?<side>left of|right of|over)\s+(?<from>[^:,]+?)(?:\s*,\s*(?<to>[^:,]+?))?\s*:(?<text>.*)$/is
const frameLine = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/s
/** Keywords that divide a frame, with the kind of frame. */
const dividers: Record<string, string> = { else: 'alt', and: 'par', option: 'critical' }
const colour =
  /^(?:(?:rgb|hsl)a?\([^)]*\)|#[\da-f]{3,8}|transparent|aqua|black|blue|fuchsia|gr[ae]y|green|lime|maroon|navy|olive|orange|pink|purple|red|silver|teal|white|yellow|(?:light|dark)[a-z]+)(?:\s+|$)/i

export function readSequence(lines: Statement[]): Sequence {
  const reader = new SequenceReader()
  for (const statement of lines.flatMap(splitStatement))
    if (!reader.read(statement) && !isDecoration(statement)) throw unread(statement, lines)
  const unclosed = reader.open.at(-1)
  if (unclosed) throw new DiagramError(unclosed.statement, `Закройте ${unclosed.name}: end`)
  return { actors: [...reader.actors.values()], boxes: reader.boxes, events: reader.events }
}

class SequenceReader {
  readonly actors = new Map<string, Actor>()
  readonly boxes: ActorBox[] = []
  readonly events: SequenceEvent[] = []
  /** The open boxes and frames, the innermost last. */
  readonly open: { name: string; statement: Statement }[] = []
  /** The number of the next message, if messages are numbered. */
  private numbering: { next: number; step: number } | undefined

  /** Reads a statement. Returns `false` if its kind is unknown. */
  read(statement: Statement): boolean {
    const { text } = statement
    const actor = actorLine.exec(text)?.groups
    const note = noteLine.exec(text)?.groups
    const [, frame, label = ''] = frameLine.exec(text) ?? []
    const message = messageLine.exec(text)?.groups
    if (actor) this.readActor(actor)
    else if (note) this.readNote(note)
    else if (frame !== undefined) {
      this.open.push({ name: frame, statement })
      this.events.push({ kind: 'open', frame, label: frame === 'rect' ? '' : plainLabel(label) })
    } else if (!this.readKeyword(statement)) {
      if (message) this.readMessage(message)
      else return this.readTitle(text)
    }
    return true
  }

  private actorOf(id: string, given: Partial<Actor> = {}): string {
    const actor = this.actors.get(id) ?? { id, label: plainLabel(id), isPerson: false, isCreated: false }
    this.actors.set(id, { ...actor, ...given })
    return id
  }

  private readActor({ created, kind, id = '', fields = '', label }: Groups): void {
    const alias = label ?? /"?alias"?\s*:\s*"([^"]*)"/.exec(fields)?.[1]
    this.actorOf(id, {
      isPerson: kind === 'actor' || fields.includes('"actor"'),
      isCreated: Boolean(created),
      ...(alias !== undefined && { label: plainLabel(alias) }),
    })
    if (this.open.at(-1)?.name === 'box') this.boxes.at(-1)?.actors.push(id)
  }

  private readNote({ side = '', from = '', to = from, text = '' }: Groups): void {
    const between = { from: this.actorOf(from), to: this.actorOf(to) }
    this.events.push({ kind: 'note', ...between, side: side.toLowerCase(), label: plainLabel(text) })
  }

  private readMessage({ from = '', twoWay, line, end = '', mark, to = '', text = '' }: Groups): void {
    const label = (this.numbering ? `${this.numbering.next}. ` : '') + plainLabel(text)
    if (this.numbering) this.numbering.next += this.numbering.step
    const between = { from: this.actorOf(from), to: this.actorOf(to) }
    const style = { isDashed: line === '--', isTwoWay: twoWay !== undefined, end }
    this.events.push({ kind: 'message', ...between, label, ...style })
    if (mark === '+') this.events.push({ kind: 'activate', actor: to })
    if (mark === '-') this.events.push({ kind: 'deactivate', actor: from })
  }

  /** Reads a statement that starts with a keyword. Returns `false` for any other statement. */
  private readKeyword(statement: Statement): boolean {
    const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(statement.text) ?? []
    const divided = ownValue(dividers, word)
    if (word === 'box') {
      this.open.push({ name: 'box', statement })
      this.boxes.push({ label: plainLabel(rest.replace(colour, '')), actors: [] })
    } else if (divided !== undefined && this.open.length > 0) {
      if (this.open.at(-1)?.name !== divided)
        throw new DiagramError(statement, `«${word}» бывает только внутри ${divided}`)
      this.events.push({ kind: 'divide', label: plainLabel(rest) })
    } else if (statement.text === 'end') {
      const closed = this.open.pop()
      if (!closed) throw new DiagramError(statement, 'Лишнее end: закрывать нечего')
      if (closed.name !== 'box') this.events.push({ kind: 'close' })
    } else if ((word === 'activate' || word === 'deactivate' || word === 'destroy') && rest !== '') {
      this.events.push({ kind: word, actor: this.actorOf(rest) })
    } else if (word === 'autonumber') {
      const [next = 1, step = 1] = (rest.match(/\d+/g) ?? []).map(Number)
      this.numbering = rest === 'off' ? undefined : { next, step }
    } else return false
    return true
  }

  /** Reads the title, which comes before all other events. Returns `false` if the text is not a title. */
  private readTitle(text: string): boolean {
    const [, title] = /^title:?(?:\s+|$)([^]*)$/.exec(text) ?? []
    if (title !== undefined) this.events.unshift({ kind: 'title', label: plainLabel(title) })
    return title !== undefined
  }
}

/** The error for an unknown statement, or for the rest of a line that a `;` in its text has cut off. */
function unread(statement: Statement, lines: Statement[]): DiagramError {
  const isRest = lines.some(({ text, line }) => line === statement.line && !text.startsWith(statement.text))
  return new DiagramError(
    statement,
    isRest
      ? 'Знак «;» кончает строку схемы. В тексте напишите вместо него #59;'
      : 'Ожидается сообщение, например Клиент->>Сервер: команда. Стрелки: ->> -->> -> --> -x --x -) --) <<->> <<-->>',
  )
}
