/** Symbols at both ends of an edge: none, an arrow or another one. */
type Ends = [start: string, end: string]

export interface Edge {
  from: string
  to: string
  ends: Ends
}

/** A diagram in the syntax of `beautiful-mermaid`. */
export interface LibrarySource {
  lines: string[]
  /** The edges in the order of `lines`. Their ends are added later, since the library supports fewer kinds. */
  edges: Edge[]
}

/** Reverses an edge that would close a cycle: the library would move the first node to the end. */
export const directEdge = (from: string, to: string, [start, end]: Ends, earlier: Edge[]): Edge =>
  from !== to && reaches(earlier, to, from, new Set())
    ? { from: to, to: from, ends: [end, start] }
    : { from, to, ends: [start, end] }

function reaches(edges: Edge[], from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return edges.some((edge) => edge.from === from && reaches(edges, edge.to, to, seen))
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

/** Adds the ends of edges. The library has only arrows in flowcharts, and one end per class relation. */
export function withEnds(svg: string, edges: Edge[]): string {
  const left = [...edges]
  const used = new Set<string>()
  const changed = svg.replace(line, (written: string, kind: string, from: string, to: string) => {
    const edge = left.find((one) => one.from === from && one.to === to)
    if (!edge) return written
    left.splice(left.indexOf(edge), 1)
    const plain = written.replace(/ marker-(?:start|end)="[^"]*"|\s*\/>$/g, '')
    const markers = edge.ends.map((symbol, end) => {
      const name = (kind === 'edge' ? flowMarkers : classMarkers)[symbol]
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
  // with the library's `refX` of 0, the diamonds of class diagrams would be hidden behind the box
  return changed
    .replace(/(<marker id="arrowhead"[^>]*orient=")auto"/, '$1auto-start-reverse"')
    .replace(/(<marker id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"')
    .replace('</defs>', `${added.join('')}</defs>`)
}
