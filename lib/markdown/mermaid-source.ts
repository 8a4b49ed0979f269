const decoration = /^(?:click|style|classDef|class|linkStyle|accTitle|accDescr)\b/
const keptLine = /^(?:subgraph\b.*|end|direction\s+\w+)$/
const groupLine = /^subgraph\s+(?:(?<id>[^\s["]+)\s*\[\s*"?(?<title>.*?)"?\s*\]|"?(?<text>.*?)"?)$/

/** What a line of a flow chart is made of, in the order in which it is tried. */
const pieces = new RegExp(
  [
    String.raw`(?<space>\s+|&)`,
    String.raw`(?<className>:::[\w-]+)`,
    String.raw`(?<open><?(?:--|==|-\.))(?![->.=xo~])\s*(?<text>"[^"]*"|[^\s"|>][^|>]*?)\s*(?<close>-{2,}>?|={2,}>?|\.-+>?)`,
    String.raw`(?<arrow><?(?:-{2,}[->xo]|={2,}[=>xo]|-\.+-[>xo]?))(?:\s*\|(?<label>[^|]*)\|)?`,
    String.raw`(?<id>(?:[\p{L}\p{N}_]|[-.](?=[\p{L}\p{N}_]))+)(?<shape>[[({>]+[/\\]?(?:"[^"]*"|[^"[\](){}]*)[/\\]?[\])}]+)?`,
    String.raw`(?<unknown>.+)`,
  ].join('|'),
  'gu',
)

type Piece = Record<string, string | undefined>

/** A diagram in the spelling that `beautiful-mermaid` reads, without colours and clicks; throws on what that would leave out. */
export function mermaidSource(source: string): string {
  const [header = '', ...lines] = source
    .replace(/^\s*---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'))
  if (header.startsWith('classDiagram')) return [header, ...lines.map(spaced)].join('\n')
  const flow = /^(graph|flowchart)\b\s*(TD|TB|LR|BT|RL)?\s*;?(.*)$/.exec(header)
  if (!flow) return [header, ...lines].join('\n')
  const [, kind, direction = 'TD', rest = ''] = flow
  const statements = [rest, ...lines]
    .flatMap((line) => line.match(/(?:"[^"]*"|[^;"])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !decoration.test(statement))
  return [`${kind} ${direction}`, ...flowLines(statements)].join('\n')
}

/** Spaces around the sign between two classes. */
const spaced = (line: string): string =>
  line.replace(/^([\p{L}\p{N}_]+)((?:<\|?|\*|o)?(?:--|\.\.)(?:\|?>|\*|o)?)(?=[\p{L}\p{N}_])/u, '$1 $2 ')

function flowLines(statements: string[]): string[] {
  /** Groups and nodes by id: a name that the library can read, and the shape with the text in it that is written last. */
  const known = new Map<string, { name: string; shape: string }>()
  const read = statements.map((line) => {
    const group = groupLine.exec(line)?.groups
    if (!group) return keptLine.test(line) ? line : piecesOf(line)
    const { id, title, text = '' } = group
    const name = `g${known.size}_`
    known.set(id ?? text, { name, shape: '' })
    return `subgraph ${name} [${title ?? text}]`
  })
  for (const { id, shape } of read.flat().filter((piece) => typeof piece !== 'string')) {
    if (id === undefined) continue
    const node = known.get(id) ?? { name: `n${known.size}_`, shape: `["${id}"]` }
    if (shape !== undefined) node.shape = shape.replaceAll('\\n', '<br/>')
    known.set(id, node)
  }
  /** Nodes that are in a group: with its shape, another group would take it. */
  const grouped = new Set<string>()
  let depth = 0
  const written = ({ id, ...link }: Piece): string => {
    if (id === undefined) return linkOf(link)
    const { name = id, shape = '' } = known.get(id) ?? {}
    if (depth > 0 && grouped.has(id)) return name
    if (depth > 0) grouped.add(id)
    return name + shape
  }
  return read.map((line) => {
    if (typeof line !== 'string') return line.map(written).join('')
    depth += line === 'end' ? -1 : Number(line.startsWith('subgraph'))
    return line
  })
}

const piecesOf = (statement: string): Piece[] =>
  Array.from(statement.matchAll(pieces), ({ groups = {} }) => {
    if (groups['unknown']) throw new Error(`непонятно: ${groups['unknown']}`)
    return groups
  })

/** What stands between nodes. */
function linkOf({
  space = '',
  open = '',
  text,
  close = '',
  arrow = open + close,
  label = text,
}: Piece): string {
  if (arrow === '') return space
  const start = arrow.startsWith('<') ? '<' : ''
  const head = /[>xo]$/.test(arrow) ? '>' : ''
  const sign = arrow.includes('=') ? '=' : '-'
  const line = arrow.includes('.') ? `-.-${head}` : sign + sign + (head || sign)
  const name = label?.replaceAll('"', '').trim()
  // upright lines end a label
  return ` ${start}${line}${name ? `|${name.replaceAll('|', '│')}|` : ''} `
}
