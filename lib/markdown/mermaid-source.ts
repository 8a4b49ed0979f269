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

/** How a node is written: its name in Latin letters, and its shape with the text in it. */
interface Node {
  name: string
  shape: string
}

/**
 * A Mermaid diagram in the spelling that `beautiful-mermaid` reads: one statement a line, spaces around arrows, ids in Latin
 * letters, the shape of a node where it is named first. Colours and clicks are left out. Throws on what it cannot read, so that
 * nothing is lost without a message.
 */
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

function flowLines(written: string[]): string[] {
  const groups = new Map<string, string>()
  const statements = written.map((line) => nameGroup(line, groups))
  const read = statements.map((line) => (keptLine.test(line) ? line : piecesOf(line)))
  const nodes = nodesOf(read.filter((line) => typeof line !== 'string').flat(), groups)
  const [seen, grouped] = [new Set<string>(), new Set<string>()]
  let depth = 0
  return read.map((line) => {
    if (typeof line === 'string') {
      depth += line === 'end' ? -1 : Number(line.startsWith('subgraph'))
      return line
    }
    return line
      .map(({ id, ...link }) => {
        if (id === undefined) return linkOf(link)
        // a node belongs to the first group that names it, even when it is known before
        const joins = depth > 0 && !grouped.has(id)
        const isKnown = seen.has(id)
        seen.add(id)
        if (joins) grouped.add(id)
        const { name = id, shape = '' } = nodes.get(id) ?? {}
        if (!isKnown) return name + shape
        return joins ? name + (shape || `["${id}"]`) : name
      })
      .join('')
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

/** The first line of a group, with a name of its own beside the title. */
function nameGroup(line: string, groups: Map<string, string>): string {
  const found = groupLine.exec(line)?.groups
  if (!found) return line
  const { id, title, text = '' } = found
  const name = `g${groups.size}_`
  groups.set(id ?? text, name)
  return `subgraph ${name} [${title ?? text}]`
}

/** Nodes by id: the name to use, and the shape that is written last. */
function nodesOf(all: Piece[], groups: Map<string, string>): Map<string, Node> {
  const nodes = new Map<string, Node>([...groups].map(([id, name]) => [id, { name, shape: '' }]))
  for (const { id, shape } of all) {
    if (id === undefined) continue
    const isLatin = /^[\w-]+$/.test(id)
    const known =
      nodes.get(id) ?? (isLatin ? { name: id, shape: '' } : { name: `n${nodes.size}_`, shape: `["${id}"]` })
    nodes.set(id, { ...known, ...(shape !== undefined && { shape: shape.replaceAll('\\n', '<br/>') }) })
  }
  return nodes
}

/** What stands between nodes. */
function linkOf({ space, open = '', text, close = '', arrow, label }: Piece): string {
  const written = arrow ?? open + close
  if (written === '') return space ?? ''
  const arrowed = arrowOf(written)
  const onArrow = (label ?? text)?.replaceAll('"', '').trim()
  if (!onArrow) return ` ${arrowed} `
  // not between upright lines, which the text may hold
  const start = /^<?../.exec(arrowed)?.[0]
  return ` ${start} ${onArrow} ${arrowed.replace('<', '').replace('-.->', '.->')} `
}

function arrowOf(written: string): string {
  const start = written.startsWith('<') ? '<' : ''
  const hasHead = /[>xo]$/.test(written)
  if (written.includes('.')) return `${start}-.-${hasHead ? '>' : ''}`
  const sign = written.includes('=') ? '=' : '-'
  return `${start}${sign}${sign}${hasHead ? '>' : sign}`
}
