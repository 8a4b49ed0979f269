/** The cover of a post: a map with client and server tiles, generated from a hash of its address. */
import { hashOf } from '../data/hash-of'

export const coverSize = { width: 640, height: 200 }

const half = { width: 40, height: 20 }

/** Centres of the visible tiles, row by row. */
const centres = Array.from({ length: coverSize.height / half.height + 1 }, (_, row) =>
  Array.from({ length: coverSize.width / half.width / 2 + 1 }, (__, column) => ({
    x: (2 * column + (row % 2)) * half.width,
    y: row * half.height,
  })),
).flat()

const tile = ({ x, y }: { x: number; y: number }) =>
  `M${x} ${y - half.height}l${half.width} ${half.height}-${half.width} ${half.height}-${half.width}-${half.height}z`

/** The paths of a cover, by style. Two hexadecimal digits of the hash determine a tile. */
export function postCover(permalink: string) {
  const hash = [0, 1, 2, 3].map((part) => hashOf(`${permalink}${part}`)).join('')
  const tiles = centres.map((centre, index) => {
    const value = parseInt(hash.slice(index, index + 2), 16) % 12
    return { value, path: tile(centre) }
  })
  const pathOf = (...values: number[]) =>
    tiles.flatMap(({ value, path }) => (values.includes(value) ? path : [])).join('')
  return { ground: pathOf(0, 1, 2), client: pathOf(3, 4), server: pathOf(5, 6) }
}
