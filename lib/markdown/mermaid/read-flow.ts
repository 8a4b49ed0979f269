import { ownValue } from '../../data/own-value'
import { shapeNames, shapeOf, shapes } from './flow-shapes'
import { libraryLabel, noLabel } from './label'
import { directEdge, type Edge, type LibrarySource } from './library-source'
import { DiagramError, directionLine, isDecoration, splitStatement, type Statement } from './statement'

interface Group {
  name: string
  title: string
  parent: Group | undefined
  direction?: string
}

interface Node {
  name: string
  label: string
  brackets: readonly [string, string]
  group: Group | undefined
}

interface Link {
  start: string
  line: string
  end: string
  label: string
}

/** A trailing comment. `%%` inside a label is still followed by a quote, a bracket or an arrow. */
const comment = /\s+%%[^"|\])}>]*$/
const groupLine = /^subgraph\b\s*(?:(?<id>[^\s["]+)\s*\[\s*(?<title>"[^"]*"|.*?)\s*\]|(?<text>.*?))$/s
const nodeStart = /^(?<id>[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[-.](?=[\p{L}\p{N}_]))*)(?:@\{(?<fields>[^}]*)\})?/u
/** `-->`, or `-->|label|`. */
const fullLink =
  /^(?<start>[<xo]?)(?<stroke>-{2,}[->xo]|={2,}[=>xo]|-\.+-[>xo]?|~{3,})(?:\s*\|\s*(?<label>"[^"]*"|[^|]*)\|)?/
/** `-- label -->`. */
const textLink =
  /^(?<start>[<xo]?)(?:--|==|-\.)\s*(?<label>"[^"]*"|[^"|]+?)\s*(?<stroke>-{2,}[->xo]|={2,}[=>xo]|\.+-[>xo]?)(?![-=.>])/
const edgeName = /^[\p{L}\p{N}_]+@(?=[<xo]?(?:--|==|-\.|~~))/u
const edgeFields = /^[\p{L}\p{N}_]+@\{\s*(?:animat|curve)/u

/** Reads a flowchart. Nodes and subgraphs get short names, which are safe for the library. */
export function readFlow(lines: Statement[], direction: string): LibrarySource {
  const statements = lines
    .flatMap(({ text, line }) => splitStatement({ text: text.replace(comment, ''), line }))
    .filter((one) => !isDecoration(one) && !/^class\s/.test(one.text) && !edgeFields.test(one.text))
  const groups = groupsIn(statements)
  const nodes = new Map<string, Node>()
  const edges: Edge[] = []
  const edgeLines: string[] = []
  let current: Group | undefined

  const nameOf = ({ id, brackets, label }: FoundNode): string => {
    const group = groups.get(id)
    if (group) return group.name
    const node: Node = nodes.get(id) ?? {
      name: `n${nodes.size}_`,
      label: libraryLabel(id),
      brackets: ['[', ']'],
      group: undefined,
    }
    nodes.set(id, node)
    node.group ??= current
    if (brackets) node.brackets = brackets
    if (label !== undefined) node.label = libraryLabel(label)
    return node.name
  }

  for (const statement of statements) {
    const { text } = statement
    const found = groupLine.exec(text)?.groups
    const turn = directionLine.exec(text)?.[1]
    if (found) {
      const group = groups.get(unquoted(found['id'] ?? found['text'] ?? ''))
      if (!group) throw new DiagramError(statement, 'Назовите группу: subgraph имя')
      if (current !== group) group.parent = current
      current = group
    } else if (text === 'end') {
      if (!current) throw new DiagramError(statement, 'Лишнее end: нет открытой группы subgraph')
      current = current.parent
    } else if (turn !== undefined) {
      if (current) current.direction = turn
    } else {
      const { parts, links } = readChain(statement)
      const named = parts.map((part) => part.map(nameOf))
      for (const [index, { start, line, end, label }] of links.entries()) {
        for (const from of named[index] ?? [])
          for (const to of named[index + 1] ?? []) {
            if (line === '') continue
            const edge = directEdge(from, to, [start, end], edges)
            edges.push(edge)
            edgeLines.push(`${edge.from} ${line}${label ? `|${label}|` : ''} ${edge.to}`)
          }
      }
    }
  }
  if (current)
    throw new DiagramError(statements.at(-1) ?? { text: 'subgraph', line: 0 }, 'Закройте группу: end')

  const declarations = linesBelow(undefined, [...nodes.values()], [...groups.values()])
  return { lines: [`flowchart ${direction}`, ...declarations, ...edgeLines], edges }
}

/** All subgraphs by id. Read first, since an edge may refer to one that is declared later. */
function groupsIn(statements: Statement[]): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const { text } of statements) {
    const { id, title, text: name = '' } = groupLine.exec(text)?.groups ?? {}
    if (!text.startsWith('subgraph') || (id ?? name) === '') continue
    const group = { name: `g${groups.size}_`, title: libraryLabel(title ?? name), parent: undefined }
    groups.set(unquoted(id ?? name), group)
  }
  return groups
}

/** Declares the nodes and groups directly inside `parent`, each group with what it contains. */
const linesBelow = (parent: Group | undefined, nodes: Node[], groups: Group[]): string[] => [
  ...nodes
    .filter(({ group }) => group === parent)
    .map(({ name, brackets: [open, close], label }) => name + open + (label || noLabel) + close),
  ...groups.flatMap((group) => {
    if (group.parent !== parent) return []
    const direction = group.direction ? [`direction ${group.direction}`] : []
    const below = linesBelow(group, nodes, groups)
    return [`subgraph ${group.name} [${group.title || noLabel}]`, ...direction, ...below, 'end']
  }),
]

interface FoundNode {
  id: string
  brackets?: readonly [string, string]
  label?: string
}

/** The nodes and the edges between them in a statement such as `A & B --> C`. */
function readChain(statement: Statement): { parts: FoundNode[][]; links: Link[] } {
  let rest = statement.text
  const take = (count: number): void => {
    rest = rest.slice(count).trimStart()
  }
  const takeNode = (): FoundNode => {
    const start = nodeStart.exec(rest)
    if (!start) throw unread(statement, rest)
    take(start[0].length)
    const { id = '', fields } = start.groups ?? {}
    const shape = fields === undefined ? shapeOf(rest) : fieldsOf(fields, statement)
    take(shape.length)
    take(/^:::(?:[\p{L}\w]|-(?![->.]))+/u.exec(rest)?.[0].length ?? 0)
    return { id, ...shape }
  }
  const takeNodes = (): FoundNode[] => {
    const found = [takeNode()]
    while (rest.startsWith('&')) {
      take(1)
      found.push(takeNode())
    }
    return found
  }
  const parts = [takeNodes()]
  const links: Link[] = []
  const isAtEnd = () => rest === ''
  while (!isAtEnd()) {
    take(edgeName.exec(rest)?.[0].length ?? 0)
    const found = fullLink.exec(rest) ?? textLink.exec(rest)
    if (!found) throw unread(statement, rest)
    const { start = '', stroke = '', label = '' } = found.groups ?? {}
    take(found[0].length)
    const end = /[>xo]$/.exec(stroke)?.[0] ?? ''
    links.push({ start: start.replace('<', '>'), line: lineOf(stroke), end, label: libraryLabel(label) })
    parts.push(takeNodes())
  }
  return { parts, links }
}

/** The stroke in the syntax of the library; empty for an invisible line. */
function lineOf(stroke: string): string {
  if (stroke.startsWith('~')) return ''
  if (stroke.includes('=')) return '==>'
  return stroke.includes('.') ? '-.->' : '-->'
}

/** The shape and label of a node, written as `shape: db, label: "База"`. */
function fieldsOf(fields: string, statement: Statement): { length: number } & Omit<FoundNode, 'id'> {
  const field = (name: string) => new RegExp(`\\b${name}:\\s*(?:"([^"]*)"|([^,"]+))`).exec(fields)
  const shape = field('shape')?.slice(1).join('').trim() ?? 'rect'
  const brackets = ownValue(shapes, shape)
  if (!/\b(?:shape|label|img|icon):/.test(fields)) throw unread(statement, `@{${fields}}`)
  if (/\b(?:img|icon):/.test(fields))
    throw new DiagramError(statement, 'Картинок и значков в узлах нет: напишите текст в скобках')
  if (!brackets) throw new DiagramError(statement, `Формы «${shape}» нет. Есть: ${shapeNames.join(', ')}`)
  const label = field('label')?.slice(1).join('')
  return { length: 0, brackets, ...(label !== undefined && { label }) }
}

const unread = (statement: Statement, rest: string): DiagramError =>
  new DiagramError(
    { text: rest || statement.text, line: statement.line },
    'Ожидается узел или связь, например A[Текст] --> B. Текст со скобками возьмите в кавычки: A["Текст (да)"]',
  )

const unquoted = (text: string): string => text.replace(/^"([^]*)"$/, '$1')
