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
  ].join('|'),
  'uy',
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
  /** Groups and nodes by id: the name to use, and the shape that is written last, with the text in it. */
  const nodes = new Map<string, { name: string; shape: string }>()
  const read = statements.map((line) => {
    const group = groupLine.exec(line)?.groups
    if (!group) return keptLine.test(line) ? line : piecesOf(line)
    const { id, title, text = '' } = group
    const name = `g${nodes.size}_`
    nodes.set(id ?? text, { name, shape: '' })
    return `subgraph ${name} [${title ?? text}]`
  })
  for (const { id, shape } of read.flatMap((line) => (typeof line === 'string' ? [] : line))) {
    if (id === undefined) continue
    const isLatin = /^[\w-]+$/.test(id)
    const unknown = isLatin ? { name: id, shape: '' } : { name: `n${nodes.size}_`, shape: `["${id}"]` }
    const node = nodes.get(id) ?? unknown
    if (shape !== undefined) node.shape = shape.replaceAll('\\n', '<br/>')
    nodes.set(id, node)
  }
  const seen = new Set<string>()
  const grouped = new Set<string>()
  let depth = 0
  return read.map((line) => {
    if (typeof line === 'string') {
      depth += line === 'end' ? -1 : Number(line.startsWith('subgraph'))
      return line
    }
    const written = line.map(({ id, ...link }) => {
      if (id === undefined) return linkOf(link)
      const { name = id, shape = '' } = nodes.get(id) ?? {}
      // a node belongs to the first group that names it, even when it is known before
      const joins = depth > 0 && !grouped.has(id)
      if (joins) grouped.add(id)
      const isKnown = seen.has(id)
      seen.add(id)
      if (!isKnown) return name + shape
      return joins ? name + (shape || `["${id}"]`) : name
    })
    return written.join('')
  })
}

function piecesOf(statement: string): Piece[] {
  const found: Piece[] = []
  pieces.lastIndex = 0
  while (pieces.lastIndex < statement.length) {
    const { lastIndex } = pieces
    const groups = pieces.exec(statement)?.groups
    if (!groups) throw new Error(`непонятно: ${statement.slice(lastIndex)}`)
    found.push(groups)
  }
  return found
}

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
  if (!name) return ` ${start}${line} `
  // not between upright lines, which the text may hold
  return ` ${start}${line.slice(0, 2)} ${name} ${line.replace('-.->', '.->')} `
}
