import { plainLabel } from './label'
import { DiagramError, isDecoration, splitStatement, type Statement } from './statement'

interface Actor {
  id: string
  label: string
  isPerson: boolean
  /** Whether the actor appears only with its first message. */
  isCreated: boolean
}

export type SequenceEvent =
  | {
      kind: 'message'
      from: string
      to: string
      label: string
      isDashed: boolean
      start: string
      end: string
    }
  | { kind: 'note'; from: string; to: string; side: string; label: string }
  | { kind: 'open'; frame: string; label: string }
  | { kind: 'divide' | 'title'; label: string }
  | { kind: 'activate' | 'deactivate' | 'create' | 'destroy'; actor: string }
  | { kind: 'close' }

export interface Sequence {
  actors: Actor[]
  /** Boxes around groups of actors, which are given by id. */
  boxes: { label: string; actors: string[] }[]
  events: SequenceEvent[]
}

const actorLine = /^(create\s+)?(participant|actor)\s+(.+?)(?:@\{(.*?)\})?(?:\s+as\s+(.+))?$/s
const messageLine = /^(.+?)\s*(<<)?(--?)(>>|>|x|\))\s*([+-]?)\s*([^\s+\-:][^:]*?)\s*:(.*)$/s
const noteLine = /^note\s+(left of|right of|over)\s+([^:,]+?)(?:\s*,\s*([^:,]+?))?\s*:(.*)$/is
const frameLine = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/s
const dividers: Record<string, string> = { else: 'alt', and: 'par', option: 'critical' }
const colour =
  /^(?:(?:rgb|hsl)a?\([^)]*\)|#[\da-f]{3,8}|transparent|aqua|black|blue|fuchsia|gr[ae]y|green|lime|maroon|navy|olive|orange|pink|purple|red|silver|teal|white|yellow|(?:light|dark)[a-z]+)(?:\s+|$)/i

/** Reads a sequence diagram: who takes part, and what happens from top to bottom. */
export function readSequence(lines: Statement[]): Sequence {
  const actors = new Map<string, Actor>()
  const boxes: Sequence['boxes'] = []
  const events: SequenceEvent[] = []
  const open: { name: string; statement: Statement }[] = []
  let count: { next: number; step: number } | undefined

  const actorOf = (id: string, given: Partial<Actor> = {}): string => {
    const known = actors.get(id) ?? { id, label: plainLabel(id), isPerson: false, isCreated: false }
    actors.set(id, { ...known, ...given })
    return id
  }

  const readActor = ([, created, kind, id = '', fields = '', label]: RegExpExecArray): void => {
    const alias = label ?? /"?alias"?\s*:\s*"([^"]*)"/.exec(fields)?.[1]
    actorOf(id, {
      isPerson: kind === 'actor' || /"actor"/.test(fields),
      isCreated: Boolean(created),
      ...(alias !== undefined && { label: plainLabel(alias) }),
    })
    if (created) events.push({ kind: 'create', actor: id })
    if (open.at(-1)?.name === 'box') boxes.at(-1)?.actors.push(id)
  }
  const readMessage = ([
    ,
    from = '',
    twoWay,
    line,
    end = '',
    mark,
    to = '',
    text = '',
  ]: RegExpExecArray): void => {
    const label = (count ? `${count.next}. ` : '') + plainLabel(text)
    if (count) count.next += count.step
    const ends = { start: twoWay ? '>>' : '', end }
    const isDashed = line === '--'
    events.push({ kind: 'message', from: actorOf(from), to: actorOf(to), label, isDashed, ...ends })
    if (mark === '+') events.push({ kind: 'activate', actor: to })
    if (mark === '-') events.push({ kind: 'deactivate', actor: from })
  }

  for (const statement of lines.flatMap(splitStatement)) {
    const { text } = statement
    const actor = actorLine.exec(text)
    const message = messageLine.exec(text)
    const note = noteLine.exec(text)
    const frame = frameLine.exec(text)
    const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(text) ?? []
    if (actor) readActor(actor)
    else if (note) {
      const [, side = '', from = '', to = from, label = ''] = note
      const between = { from: actorOf(from), to: actorOf(to) }
      events.push({ kind: 'note', ...between, side: side.toLowerCase(), label: plainLabel(label) })
    } else if (frame) {
      const [, name = '', label = ''] = frame
      open.push({ name, statement })
      events.push({ kind: 'open', frame: name, label: name === 'rect' ? '' : plainLabel(label) })
    } else if (word === 'box') {
      open.push({ name: 'box', statement })
      boxes.push({ label: plainLabel(rest.replace(colour, '')), actors: [] })
    } else if (word in dividers && open.length > 0) {
      if (open.at(-1)?.name !== dividers[word])
        throw new DiagramError(statement, `«${word}» бывает только внутри ${dividers[word]}`)
      events.push({ kind: 'divide', label: plainLabel(rest) })
    } else if (text === 'end') {
      const closed = open.pop()
      if (!closed) throw new DiagramError(statement, 'Лишнее end: закрывать нечего')
      if (closed.name !== 'box') events.push({ kind: 'close' })
    } else if (/^(?:activate|deactivate|destroy)$/.test(word) && rest !== '') {
      events.push({ kind: word as 'activate', actor: actorOf(rest) }) // the pattern says so
    } else if (word === 'autonumber') {
      const [next = 1, step = 1] = (rest.match(/\d+/g) ?? []).map(Number)
      count = rest === 'off' ? undefined : { next, step }
    } else if (message) readMessage(message)
    else if (/^title:?$/.test(word)) events.unshift({ kind: 'title', label: plainLabel(rest) })
    else if (!isDecoration(statement)) throw unread(statement, lines)
  }
  const unclosed = open.at(-1)
  if (unclosed) throw new DiagramError(unclosed.statement, `Закройте ${unclosed.name}: end`)
  return { actors: [...actors.values()], boxes, events }
}

/** The error of a statement that is none, or that is only the rest of a line after `;`. */
function unread(statement: Statement, lines: Statement[]): DiagramError {
  const isRest = lines.some(({ text, line }) => line === statement.line && !text.startsWith(statement.text))
  return new DiagramError(
    statement,
    isRest
      ? 'Знак «;» кончает строку схемы. В тексте напишите вместо него #59;'
      : 'Ожидается сообщение, например Клиент->>Сервер: команда. Стрелки: ->> -->> -> --> -x --x -) --) <<->> <<-->>',
  )
}
