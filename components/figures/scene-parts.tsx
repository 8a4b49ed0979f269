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
/** An upright diamond, standing on a point. */
export const token = (size: number) => `m0 ${-2 * size} ${size} ${size}-${size} ${size}-${size}-${size}z`

export const Ground = ({ slab, look }: { slab: Slab; look: [string, string, string] }) => {
  const { x, y, half, thick } = slab
  const [a, b] = [3 * half, 1.5 * half]
  return (
    <>
      <path className={look[0]} d={`M${x - a} ${y + b}l${a} ${b}v${thick}l${-a} ${-b}z`} />
      <path className={look[1]} d={`M${x + a} ${y + b}l${-a} ${b}v${thick}l${a} ${-b}z`} />
      <path className={look[2]} d={`M${x - a} ${y + b}l${a} ${-b} ${a} ${b} ${-a} ${b}z`} />
    </>
  )
}

export const Rock = ({ slab, look }: { slab: Slab; look: string }) => {
  const { x, y } = placeOn(slab, rock)
  const size = slab.half * 0.45
  return (
    <path
      className={look}
      d={`M${x - size} ${y - size}l${size} ${-size / 2} ${size} ${size / 2}v${size}l${-size} ${size / 2} ${-size} ${-size / 2}zm${2 * size} 0l${-size} ${size / 2} ${-size} ${-size / 2}m${size} ${size / 2}v${size}`}
    />
  )
}

type FlightProps = { from: MapPoint; to: MapPoint; part?: number; look: string }

export const Flight = ({ from, to, part, look }: FlightProps) =>
  part !== undefined && (
    <path className={look} transform={translateTo(between(from, to, part))} d={token(7)} />
  )
