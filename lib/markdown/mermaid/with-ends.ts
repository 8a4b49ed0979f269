import type { LibrarySource } from './library-source'

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
