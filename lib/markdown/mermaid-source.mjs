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

/** @typedef {Record<string, string | undefined>} Piece */

/**
 * A Mermaid diagram in the spelling that `beautiful-mermaid` reads: one statement a line, spaces around arrows, ids in Latin
 * letters, the shape of a node where it is named first. Colours and clicks are left out. Throws on what it cannot read, so that
 * nothing is lost without a word.
 *
 * @param {string} source
 */
export function mermaidSource(source) {
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

/** Spaces around the sign between two classes. @param {string} line */
const spaced = (line) =>
  line.replace(/^([\p{L}\p{N}_]+)((?:<\|?|\*|o)?(?:--|\.\.)(?:\|?>|\*|o)?)(?=[\p{L}\p{N}_])/u, '$1 $2 ')

/** @param {string[]} written */
function flowLines(written) {
  /** @type {Map<string, string>} */
  const groups = new Map()
  const statements = written.map((line) => groupNamed(line, groups))
  const read = statements.map((line) => (keptLine.test(line) ? line : piecesOf(line)))
  const nodes = namesOf(
    read.flatMap((line) => (typeof line === 'string' ? [] : line)),
    groups,
  )
  const [seen, grouped] = [new Set(), new Set()]
  let depth = 0
  return read.map((line) => {
    if (typeof line === 'string') {
      depth += line === 'end' ? -1 : Number(line.startsWith('subgraph'))
      return line
    }
    return line
      .map(({ id, ...other }) => {
        if (id === undefined) return linkOf(other)
        // a node belongs to the first group that names it, even when it is known before
        const joins = depth > 0 && !grouped.has(id)
        const isKnown = seen.has(id)
        seen.add(id)
        if (joins) grouped.add(id)
        const { name = id, shape = '' } = nodes.get(id) ?? {}
        if (isKnown) return joins ? name + (shape || `["${id}"]`) : name
        return name + shape
      })
      .join('')
  })
}

/** @param {string} statement */
function piecesOf(statement) {
  /** @type {Piece[]} */
  const found = []
  pieces.lastIndex = 0
  while (pieces.lastIndex < statement.length) {
    const { lastIndex } = pieces
    const groups = pieces.exec(statement)?.groups
    if (!groups) throw new Error(`непонятно: ${statement.slice(lastIndex)}`)
    found.push(groups)
  }
  return found
}

/** The first line of a group, with a name of its own beside the title. @param {string} line @param {Map<string, string>} groups */
function groupNamed(line, groups) {
  const found = groupLine.exec(line)?.groups
  if (!found) return line
  const { id, title, text = '' } = found
  const name = `g${groups.size}_`
  groups.set(id ?? text, name)
  return `subgraph ${name} [${title ?? text}]`
}

/**
 * Nodes by id: the name to use, and the shape that is written last.
 *
 * @param {Piece[]} all @param {Map<string, string>} groups
 */
function namesOf(all, groups) {
  const nodes = new Map([...groups].map(([id, name]) => [id, { name, shape: '' }]))
  for (const { id, shape } of all) {
    if (id === undefined) continue
    const isLatin = /^[\w-]+$/.test(id)
    const known = nodes.get(id) ?? {
      name: isLatin ? id : `n${nodes.size}_`,
      shape: isLatin ? '' : `["${id}"]`,
    }
    nodes.set(id, { ...known, ...(shape !== undefined && { shape: shape.replaceAll('\\n', '<br/>') }) })
  }
  return nodes
}

/** What stands between nodes. @param {Piece} piece */
function linkOf({ space, open, text, close, arrow, label }) {
  const written = arrow ?? (open === undefined ? undefined : open + close)
  if (written === undefined) return space ?? ''
  const arrowed = arrowOf(written)
  const onArrow = (label ?? text)?.replaceAll('"', '').trim()
  if (!onArrow) return ` ${arrowed} `
  // not between upright lines, which the text may hold
  const start = /^<?../.exec(arrowed)?.[0]
  return ` ${start} ${onArrow} ${arrowed.replace('<', '').replace('-.->', '.->')} `
}

/** @param {string} written */
function arrowOf(written) {
  const start = written.startsWith('<') ? '<' : ''
  const hasHead = /[>xo]$/.test(written)
  if (written.includes('.')) return `${start}-.-${hasHead ? '>' : ''}`
  const sign = written.includes('=') ? '=' : '-'
  return `${start}${sign}${sign}${hasHead ? '>' : sign}`
}
