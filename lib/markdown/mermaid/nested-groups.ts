/** Corrects edges across the borders of groups, which the library draws in the wrong place. */
import { parseMermaid } from 'beautiful-mermaid'

type Group = ReturnType<typeof parseMermaid>['subgraphs'][number]
type GroupsAround = ReadonlyMap<string, string[]>

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** The groups around each node and group, outermost first; those of a group end with itself. */
function groupsAround(groups: Group[], above: string[] = []): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, nodeIds, children } of groups) {
    const around = [...above, id]
    for (const node of [...nodeIds, id]) found.set(node, around)
    for (const [inner, path] of groupsAround(children, around)) found.set(inner, path)
  }
  return found
}

const hasGroups = (source: string): boolean => source.startsWith('flowchart')

/** Drops the directions of groups, as Mermaid does, if edges that cross nested groups would be misplaced. */
export function withoutGroupDirections(lines: string[]): string[] {
  const source = lines.join('\n')
  if (!hasGroups(source)) return lines
  const { subgraphs, edges } = parseMermaid(source)
  const around = groupsAround(subgraphs)
  const groupOf = (id: string): string | undefined => around.get(id)?.findLast((group) => group !== id)
  const isNested = (id: string): boolean => (around.get(id) ?? []).length > 1
  return edges.some(
    ({ source: from, target: to }) => groupOf(from) !== groupOf(to) && [from, to].some(isNested),
  )
    ? lines.filter((line) => !line.startsWith('direction '))
    : lines
}

/** Moves edges to their nodes: the library sometimes takes coordinates within a group for absolute ones. */
export function shiftEdges(svg: string, source: string): string {
  if (!hasGroups(source)) return svg
  const around = groupsAround(parseMermaid(source).subgraphs)
  const shifts = new Map<string, string>()
  return svg.replace(
    /<(?:polyline class="edge"|g class="edge-label") data-from="([^"]*)" data-to="([^"]*)"(?:[^>]* points="([^"]*)")?/g,
    (tag: string, from: string, to: string, points?: string) => {
      const ends = `${from} ${to}`
      if (points !== undefined) shifts.set(ends, shiftOf(svg, around, [from, to], points))
      return tag + (shifts.get(ends) ?? '')
    },
  )
}

/** The attribute that shifts the ends of an edge to the borders of its nodes. */
function shiftOf(svg: string, around: GroupsAround, [from, to]: [string, string], points: string): string {
  const [xs, ys] = numbersOf(points)
  const distance = ({ x, y }: { x: number; y: number }): number =>
    borderDistance(boxOf(svg, from), (xs[0] ?? 0) + x, (ys[0] ?? 0) + y) +
    borderDistance(boxOf(svg, to), (xs.at(-1) ?? 0) + x, (ys.at(-1) ?? 0) + y)
  const shared = (around.get(from) ?? []).filter((id) => around.get(to)?.includes(id))
  const [{ x, y } = { x: 0, y: 0 }] = [{ x: 0, y: 0 }, ...shared.map((id) => boxOf(svg, id))].toSorted(
    (a, b) => distance(a) - distance(b),
  )
  return x === 0 && y === 0 ? '' : ` transform="translate(${x} ${y})"`
}

const borderDistance = ({ x, y, width, height }: Box, atX: number, atY: number): number =>
  Math.abs(Math.max(Math.abs(atX - x - width / 2) - width / 2, Math.abs(atY - y - height / 2) - height / 2))

/** The box of a node or group, from its first shape. */
function boxOf(svg: string, id: string): Box {
  const [, shape = '', attributes = ''] =
    new RegExp(`<g class="(?:node|subgraph)" data-id="${id}"[^>]*>\\s*<(\\w+)([^>]*)>`).exec(svg) ?? []
  const value = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0)
  if (shape === 'rect')
    return { x: value('x'), y: value('y'), width: value('width'), height: value('height') }
  const r = value('r')
  if (shape === 'circle') return { x: value('cx') - r, y: value('cy') - r, width: 2 * r, height: 2 * r }
  const [xs, ys] = numbersOf(/ points="([^"]*)"/.exec(attributes)?.[1] ?? '')
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const numbersOf = (points: string): [xs: number[], ys: number[]] => {
  const numbers = points.split(/[ ,]/).map(Number)
  return [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)]
}
