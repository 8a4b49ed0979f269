import { onBoard, rock } from './board'
import type { MapPoint } from './place-point'

/** A slab of three by three tiles: its top corner, half the width of a tile, and its thickness. */
interface Slab {
  x: number
  y: number
  half: number
  thick: number
}
const server: Slab = { x: 200, y: 22, half: 31, thick: 20 }
const own: Slab = { x: 200, y: 178, half: 54, thick: 14 }
const others: Slab[] = [58, 342].map((x) => ({ x, y: 112, half: 18, thick: 8 }))
export const slabs = { server, own, others }

export function placeOn({ x, y, half }: Slab, cell: MapPoint): MapPoint {
  const { across, down } = onBoard(cell)
  return { x: x + half * (across - down), y: y + (half / 2) * (across + down + 1) }
}
export const translateTo = ({ x, y }: MapPoint) => `translate(${x} ${y})`
const between = (from: MapPoint, to: MapPoint, part: number): MapPoint => ({
  x: from.x + part * (to.x - from.x),
  y: from.y + part * (to.y - from.y),
})
export const rhombus = (half: number) =>
  `m${-half} 0 ${half} ${-half / 2} ${half} ${half / 2} ${-half} ${half / 2}z`

/** The lines between the cells of a map. */
export const gridOf = ({ x, y, half }: Slab) => {
  const [a, b] = [3 * half, 1.5 * half]
  return [half, 2 * half]
    .map((at) => `M${x - at} ${y + at / 2}l${a} ${b}M${x + at} ${y + at / 2}l${-a} ${b}`)
    .join('')
}

/** A character on a map. */
export const Pawn = ({ slab, cell }: { slab: Slab; cell: MapPoint }) => (
  <path
    className="pawn"
    transform={`${translateTo(placeOn(slab, cell))} scale(${slab.half / 25})`}
    d="m-7 0a7 3.5 0 0 0 14 0l-5-13h-4zm2-16a5 5 0 0 0 10 0 5 5 0 0 0-10 0"
  />
)

type BlockProps = MapPoint & { half: number; thick: number; look: string }

/** A block: its top corner, half its width, and its height. */
const Block = ({ x, y, half: a, thick, look }: BlockProps) => (
  <>
    <path className={`${look} left`} d={`M${x - a} ${y + a / 2}l${a} ${a / 2}v${thick}l${-a} ${-a / 2}z`} />
    <path className={`${look} right`} d={`M${x + a} ${y + a / 2}l${-a} ${a / 2}v${thick}l${a} ${-a / 2}z`} />
    <path className={look} d={`M${x - a} ${y + a / 2}l${a} ${-a / 2} ${a} ${a / 2} ${-a} ${a / 2}z`} />
  </>
)

export const Ground = ({ slab, look }: { slab: Slab; look: string }) => (
  <Block {...slab} half={3 * slab.half} look={look} />
)

export const Rock = ({ slab, look }: { slab: Slab; look: string }) => {
  const { x, y } = placeOn(slab, rock)
  const size = slab.half * 0.45
  return <Block x={x} y={y - 1.5 * size} half={size} thick={size} look={look} />
}

type FlightProps = { from: MapPoint; to: MapPoint; part?: number; look: string }

/** A message in flight: an upright diamond. */
export const Flight = ({ from, to, part, look }: FlightProps) =>
  part !== undefined && (
    <path className={look} transform={translateTo(between(from, to, part))} d="m0 -14 7 7-7 7-7-7z" />
  )
