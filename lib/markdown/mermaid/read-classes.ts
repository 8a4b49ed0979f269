import { plainLabel, shield, shieldName } from './label'
import type { Edge, LibrarySource } from './library-source'
import { DiagramError, isDecoration, type Groups, type Statement } from './statement'

const className = String.raw`(?:\x60[^\x60]+\x60|[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*)(?:~.+?~(?![\p{L}~]))?`
/** A colon that is not half of `::`, as in `std::string`. */
const colon = '(?<!:):(?!:)'
const style = String.raw`(?:\s*:::[\p{L}\w-]+)?`
const declaration = new RegExp(
  String.raw`^class\s+(?<id>${className})\s*(?:\["(?<label>[^"]*)"\])?${style}\s*(?:<<(?<annotation>.+?)>>)?\s*(?<open>\{)?(?<rest>.*)$`,
  'su',
)
const member = new RegExp(String.raw`^(?<id>${className})\s*${colon}\s*(?<text>.+)$`, 'su')
const annotated = new RegExp(String.raw`^<<(?<annotation>.+?)>>\s*(?<id>${className})$`, 'su')
const relation = new RegExp(
  String.raw`^(?<from>${className})${style}\s*(?:"(?<fromCount>[^"]*)"\s*)?(?<start><\||[*<]|o(?=--|\.\.))?(?<line>--|\.\.)(?<end>\|>|[*>]|o(?![\p{L}\p{N}_]))?\s*(?:"(?<toCount>[^"]*)"\s*)?(?<to>${className})${style}(?:\s*${colon}\s*(?<label>.*))?$`,
  'su',
)

/** The end of an edge as the library names it, the same on both sides. */
const endOf = (symbol = ''): string => symbol.replace('<|', '|>').replace('<', '>')

interface Class {
  label: string
  annotation: string
  members: string[]
}

/** A match of the pattern `relation`, with classes in place of their names. */
type Relation = Partial<Record<'fromCount' | 'start' | 'line' | 'end' | 'toCount' | 'label', string>> &
  Record<'from' | 'to', Class>

/** Reads a class diagram. Members may be in the braces of their class or on separate lines. */
export function readClasses(statements: Statement[]): LibrarySource {
  const classes = new Map<string, Class>()
  const relations: Relation[] = []
  let open: Class | undefined

  const classOf = (written: string): Class => {
    const [key = '', generic] = written.replaceAll('`', '').split(/(?=~)/)
    const one = classes.get(key) ?? { label: key, annotation: '', members: [] }
    if (generic) one.label = withTypes(written.replaceAll('`', ''))
    classes.set(key, one)
    return one
  }

  /** Declares a class, and returns it if its braces stay open. */
  const declare = ({ id = '', label, annotation, open: brace, rest = '' }: Groups): Class | undefined => {
    const one = classOf(id)
    if (label !== undefined) one.label = plainLabel(label).replaceAll('\n', ' ')
    if (annotation) one.annotation = annotation
    for (const part of rest.replace(/\}\s*$/, '').split(';'))
      if (part.trim() !== '') addMember(one, part.trim())
    return brace && !rest.trim().endsWith('}') ? one : undefined
  }

  for (const statement of statements) {
    const { text } = statement
    const found = (shape: RegExp) => shape.exec(text)?.groups
    if (open) {
      if (text !== '}') for (const one of text.replace(/\s*\}$/, '').split('\n')) addMember(open, one.trim())
      if (text.endsWith('}') && !/\{[^}]*\}$/.test(text)) open = undefined
      continue
    }
    checkSupported(statement)
    const declared = found(declaration)
    const linked = found(relation)
    const marked = found(annotated)
    const single = found(member)
    if (/^direction\s/.test(text) || isDecoration(statement)) continue
    if (declared) open = declare(declared)
    else if (linked)
      relations.push({ ...linked, from: classOf(linked['from'] ?? ''), to: classOf(linked['to'] ?? '') })
    else if (marked) classOf(marked['id'] ?? '').annotation = marked['annotation'] ?? ''
    else if (single) addMember(classOf(single['id'] ?? ''), single['text'] ?? '')
    else throw new DiagramError(statement, expected)
  }
  if (open) throw new DiagramError({ text: '{', line: statements.at(-1)?.line ?? 0 }, 'Закройте скобку }')

  return {
    lines: [
      'classDiagram',
      ...[...classes.values()].flatMap(classLines),
      // last, since a class may get its label after the relation that mentions it
      ...relations.map(relationLine),
    ],
    edges: relations.map(edgeOf),
  }
}

const expected = 'Ожидается класс или связь, например Игрок <|-- Бот или class Игрок { … }'

function addMember(to: Class, text: string): void {
  const annotation = /^<<(.+)>>$/.exec(text)?.[1]
  if (annotation === undefined) to.members.push(memberLine(text))
  else to.annotation = annotation
}

const classLines = ({ label, annotation, members }: Class): string[] => [
  `class ${shieldName(label)} {`,
  ...(annotation ? [`<<${shieldName(annotation)}>>`] : []),
  ...members,
  '}',
]

const edgeOf = ({ from, start, end, to }: Relation): Edge => ({
  from: shieldName(from.label),
  to: shieldName(to.label),
  ends: [endOf(start), endOf(end)],
})

function relationLine({ from, fromCount, line, toCount, to, label }: Relation): string {
  const parts = [
    shieldName(from.label),
    fromCount && `"${shield(fromCount)}"`,
    line === '--' ? '-->' : '..>',
    toCount && `"${shield(toCount)}"`,
    shieldName(to.label),
    label && `: ${shield(plainLabel(label).replaceAll('\n', ' '))}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Statements that the library cannot draw, with advice. */
const unsupported: [shape: RegExp, advice: string][] = [
  [/^namespace\s/, 'Рамок namespace нет: уберите её, классы оставьте'],
  [/^note\b/, 'Заметок у классов нет: напишите это в тексте под схемой'],
  [/(?:--|\.\.)\s*\(\)|\(\)\s*(?:--|\.\.)/, 'Связи со знаком () нет: замените её на --'],
]

function checkSupported(statement: Statement): void {
  const [, advice] = unsupported.find(([shape]) => shape.test(statement.text)) ?? []
  if (advice) throw new DiagramError(statement, advice)
}

/** `List~int~` becomes `List<int>`, also when nested. */
const withTypes = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}_])~(?=[\p{L}_])/gu, '<').replaceAll('~', '>')

const safe = (part: string) => shield(part, /[<>*$()"~#&;]/g)
/** Escapes a type into one word: the library moves one-word types after the name. */
const safeType = (part: string) => shield(part, /[<>*$()"~#&;\s]/g)

/** `name(params)$ : type`, with the mark of static or abstract methods before or after the type. */
const methodLine = new RegExp(
  String.raw`^(?<name>.+?)\((?<params>.*)\)\s*(?<mark>[*$]?)\s*(?:${colon})?\s*(?<type>.*?)(?<last>[*$]?)$`,
)
const typedField = new RegExp(String.raw`^(.+?)\s*${colon}\s*(.+)$`)

/** A field or a method. What the library would take for a type is escaped. */
function memberLine(text: string): string {
  const [, visibility = '', rest = ''] = /^([+\-#~]?)\s*([^]*?);?$/.exec(text) ?? []
  const typed = withTypes(rest)
  const method = methodLine.exec(typed)?.groups
  if (method) {
    const { name = '', params = '', mark = '', type = '', last = '' } = method
    return `${visibility}${safe(name)}${mark || last}(${safe(params)}) ${safe(type)}`.trim()
  }
  const mark = /[*$]$/.exec(typed)?.[0] ?? ''
  const field = typed.replace(/[*$]$/, '')
  const [, name = '', ownType = ''] = typedField.exec(field) ?? []
  const [, type = ownType, last = name] = name ? [] : (/^((?:[^\s<]|<[^>]*>+)+)\s+(.+)$/.exec(field) ?? [])
  return type ? `${visibility}${safeType(type)} ${safe(last)}${mark}` : `${visibility}${safe(field)}${mark}`
}
