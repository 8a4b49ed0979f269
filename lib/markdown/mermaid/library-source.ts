/** Symbols at both ends of an edge: none, an arrow or another one. */
type Ends = [start: string, end: string]

/** A diagram in the syntax of `beautiful-mermaid`. */
export interface LibrarySource {
  lines: string[]
  /** Ends of the edges between two nodes, in order, since the library supports fewer. */
  ends: Map<string, Ends[]>
}

export function addEnds(ends: LibrarySource['ends'], from: string, to: string, both: Ends): void {
  const key = `${from} ${to}`
  ends.set(key, [...(ends.get(key) ?? []), both])
}

/**
 * The order of the nodes of an edge: the author's, unless it would close a cycle. The library would then move the node that comes first
 * behind the rest.
 */
export function directEdge(ends: LibrarySource['ends'], from: string, to: string, both: Ends): Ends {
  const isBack = from !== to && reaches(ends, to, from, new Set())
  const [first, second] = isBack ? [to, from] : [from, to]
  addEnds(ends, first, second, isBack ? [both[1], both[0]] : both)
  return [first, second]
}

function reaches(ends: LibrarySource['ends'], from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...ends.keys()].some((key) => {
    const [start = '', end = ''] = key.split(' ')
    return start === from && reaches(ends, end, to, seen)
  })
}

/** Marker ids by Mermaid syntax. */
const flowMarkers: Record<string, string> = { '>': 'arrowhead', x: 'cross', o: 'circle' }
const classMarkers: Record<string, string> = {
  '|>': 'cls-inherit',
  '*': 'cls-composition',
  o: 'cls-aggregation',
  '>': 'cls-arrow',
}

/** Markers that the library lacks. */
const ownMarkers: Record<string, string> = {
  cross: '<path d="M1 1l8 8M9 1l-8 8" stroke="var(--_arrow)"/>',
  circle: '<circle cx="5" cy="5" r="3" fill="var(--bg)" stroke="var(--_arrow)"/>',
}

const line = /<polyline class="(edge|class-relationship)" data-from="([^"]*)" data-to="([^"]*)"[^>]*>/g

/** Adds edge ends: the library supports only arrows in flowcharts, and one end per relation in class diagrams. */
export function withEnds(svg: string, ends: LibrarySource['ends']): string {
  const drawn = new Map<string, number>()
  const used = new Set<string>()
  const changed = svg.replace(line, (written: string, kind: string, from: string, to: string) => {
    const key = `${from} ${to}`
    const index = drawn.get(key) ?? 0
    drawn.set(key, index + 1)
    const signs = ends.get(key)?.[index]
    if (!signs) return written
    const plain = written.replace(/ marker-(?:start|end)="[^"]*"|\s*\/>$/g, '')
    const markers = signs.map((sign, end) => {
      const name = (kind === 'edge' ? flowMarkers : classMarkers)[sign]
      if (name === undefined) return ''
      used.add(name)
      return ` marker-${end === 0 ? 'start' : 'end'}="url(#${name})"`
    })
    return `${plain}${markers.join('')}/>`
  })
  const added = Object.entries(ownMarkers)
    .filter(([id]) => used.has(id))
    .map(
      ([id, content]) =>
        `<marker id="${id}" markerWidth="10" markerHeight="10" refX="8" refY="5" orient="auto-start-reverse">${content}</marker>`,
    )
  return changed
    .replace(/(<marker id="arrowhead"[^>]*orient=")auto"/, '$1auto-start-reverse"')
    .replace(/(<marker id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"') // these would be hidden behind the box
    .replace('</defs>', `${added.join('')}</defs>`)
}
