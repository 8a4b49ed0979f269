import { expect, test } from 'vitest'
import { drawDiagram } from './draw-diagram'

const nested = `subgraph Z
p
subgraph A
direction TB
subgraph B
x --> y
end
t -->|слово| x
y --> u
t --> B
B --> u
subgraph C
z((z))
end
end
end
y --> z
B --> C
z --> p
p --> A
z --> u
y --> q
s --> B
u --> w{w}`

const number = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? 0)

type Box = [left: number, top: number, right: number, bottom: number]

/** The boxes of groups and of nodes that are rectangles. */
function boxesIn(svg: string): Map<string, Box> {
  const found = svg.matchAll(/<g class="(?:node|subgraph)" data-id="([^"]*)"[^>]*>\s*(<rect[^>]*>)/g)
  return new Map(
    Array.from(found, ([, id = '', rect = '']): [string, Box] => {
      const [x, y] = [number(rect, 'x'), number(rect, 'y')]
      return [id, [x, y, x + number(rect, 'width'), y + number(rect, 'height')]]
    }),
  )
}

/** Edges with an end off the border of its box. */
function looseEdges(svg: string): string[] {
  const boxes = boxesIn(svg)
  const edges = svg.matchAll(/<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)"[^>]*>/g)
  return Array.from(edges).flatMap(([edge, from = '', to = '']) => {
    const [, dx = 0, dy = 0] = / transform="translate\(([\d.]+) ([\d.]+)\)"/.exec(edge)?.map(Number) ?? []
    const points = / points="([^"]*)"/.exec(edge)?.[1]?.split(' ') ?? []
    const isLoose = (id: string, point = ''): boolean => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      const [left, top, right, bottom] = boxes.get(id) ?? []
      if (left === undefined || top === undefined || right === undefined || bottom === undefined) return false
      return Math.abs(Math.max(left - x - dx, x + dx - right, top - y - dy, y + dy - bottom)) > 1
    }
    return isLoose(from, points[0]) || isLoose(to, points.at(-1)) ? [`${from} ${to}`] : []
  })
}

test.each(['TB', 'LR', 'BT'])('edges between levels of groups touch what they connect (%s)', (direction) => {
  const { wide, narrow } = drawDiagram(`flowchart ${direction}\n${nested}`)
  expect(looseEdges(wide)).toEqual([])
  expect(looseEdges(narrow)).toEqual([])
  expect(boxesIn(wide).size).toBeGreaterThan(10)
})

test('transitions to nested states touch them', () => {
  const { wide } = drawDiagram(
    'stateDiagram-v2\n[*] --> A\nstate A {\n[*] --> B\nstate B {\n[*] --> x\nx --> C\nstate C {\ny --> [*]\n}\n}\nB --> z\n}',
  )
  expect(looseEdges(wide)).toEqual([])
})

test('labels move with their edges', () => {
  const { wide } = drawDiagram('flowchart TB\nsubgraph A\nsubgraph B\nx\nend\nt -->|слово| B\nend')
  const shifts = wide.match(/ transform="translate\([^"]*"/g) ?? []
  expect([shifts.length, new Set(shifts).size]).toEqual([2, 1])
})

test('groups keep their direction unless edges cross the borders of nested ones', () => {
  const widthOf = (more: string): number =>
    number(
      drawDiagram(`flowchart TB\nsubgraph A\ndirection LR\na --> b --> c\nsubgraph B\nd\nend\nend\n${more}`)
        .wide,
      'width',
    )
  expect(widthOf('e --> a')).toBeGreaterThan(1.5 * widthOf('e --> d'))
})
