/** The cover of a post: a map with client and server tiles, generated from a hash of its address. */
import { hashOf } from '../data/hash-of'

export const coverSize = { width: 320, height: 180 }

const half = { width: 40, height: 20 }

/** The visible tiles, row by row, by their place on the map. */
const tiles = Array.from({ length: coverSize.height / half.height + 1 }, (_, row) =>
  Array.from({ length: coverSize.width / half.width / 2 + 1 }, (__, column) => ({
    south: Math.floor(row / 2) - column,
    east: column + Math.ceil(row / 2),
    x: (2 * column + (row % 2)) * half.width,
    y: row * half.height,
  })),
).flat()

const { abs, max, min } = Math

/** How far a tile is from the server's land, as a shape on the map: an island, a road, a shore, a crossing. */
const shapes: ((south: number, east: number) => number)[] = [
  (south, east) => max(abs(south), abs(east)) - 1,
  (south) => abs(south),
  (_, east) => -east,
  (south, east) => min(abs(south), abs(east)),
]

/** The paths of a cover, by style. */
export function postCover(permalink: string) {
  const [shape = 0, south = 0, east = 0, ...noise] = Array.from(hashOf(permalink), (digit) =>
    parseInt(digit, 16),
  )
  const paths = { server: '', client: '', ground: '' }
  for (const [index, tile] of tiles.entries()) {
    const far = shapes[shape % 4]?.(tile.south - 1 + (south % 3), tile.east - 5 + (east % 3)) ?? 0
    const style = far <= 0 ? 'server' : far === 1 ? 'client' : 'ground'
    if (noise[index % noise.length] === 0) continue
    paths[style] +=
      `M${tile.x} ${tile.y - half.height}l${half.width} ${half.height}-${half.width} ${half.height}-${half.width}-${half.height}z`
  }
  return paths
}
