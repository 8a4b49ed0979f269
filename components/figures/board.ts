import { decimal } from './parts'
import type { MapPoint } from './place-point'

/** The part of the docs' map that is shown: three by three cells, one of them a rock. */
const board = { left: 11, top: -7, size: 3 }
export const rock: MapPoint = { x: 12, y: -7 }

export const isSame = (a: MapPoint, b: MapPoint) => a.x === b.x && a.y === b.y

/** Cells a character can stand on, row by row. */
export const cells: MapPoint[] = Array.from({ length: board.size ** 2 }, (_, index) => ({
  x: board.left + (index % board.size),
  y: board.top - Math.floor(index / board.size),
})).filter((cell) => !isSame(cell, rock))

/** Offset from the first cell of the board, in cells. */
export const onBoard = ({ x, y }: MapPoint) => ({ across: x - board.left, down: board.top - y })

/** Steps on the map: `x` grows to the right, `y` decreases downwards. */
const directions: MapPoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
]

/** Arrow keys in the order of `directions`. */
const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']

/** The next free cell in the direction of an arrow key. */
export function cellBeside(from: MapPoint, key: string): MapPoint | undefined {
  const direction = directions[keys.indexOf(key)]
  if (!direction) return undefined
  const inLine = [1, 2].map((far) => ({ x: from.x + far * direction.x, y: from.y + far * direction.y }))
  return inLine.map((place) => cells.find((cell) => isSame(cell, place))).find((cell) => cell !== undefined)
}

/** The cells of the shortest path, without the first one. */
export function findPath(from: MapPoint, to: MapPoint): MapPoint[] {
  const ways = [{ end: from, path: [] as MapPoint[] }]
  // a queue: it grows during the loop
  for (const { end, path } of ways) {
    if (isSame(end, to)) return path
    const next = directions.flatMap(({ x, y }) =>
      cells.filter((cell) => isSame(cell, { x: end.x + x, y: end.y + y })),
    )
    for (const cell of next)
      if (!ways.some((way) => isSame(way.end, cell))) ways.push({ end: cell, path: [...path, cell] })
  }
  return []
}

export const nameOf = ({ x, y }: MapPoint) => `(${decimal(x)};\u00a0${decimal(y)})`
export const cellName = (cell: MapPoint) => `клетка ${nameOf(cell)}`
