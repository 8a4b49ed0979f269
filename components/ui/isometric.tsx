/** Pieces of the isometric drawings: a map of tiles. */

interface TileProps {
  /** Centre of the top. */
  x: number
  y: number
  /** Half of the width; the height is half of it. */
  radius: number
  depth: number
  isSolid?: boolean
}

/** Coordinates as short as they can be: 110.6 and not 110.60000000000001. */
const n = (value: number): number => Math.round(value * 100) / 100

const rhombus = (x: number, y: number, radius: number) =>
  `M${n(x)} ${n(y - radius / 2)}L${n(x + radius)} ${n(y)}L${n(x)} ${n(y + radius / 2)}L${n(x - radius)} ${n(y)}z`

/** A slab: contour for the client, solid for the server. */
export function Tile({ x, y, radius, depth, isSolid = false }: TileProps) {
  const [top, left, right] = isSolid ? ['f', 'f2', 'f3'] : ['c', 'c', 'c']
  const half = radius / 2
  return (
    <>
      <path
        className={left}
        d={`M${n(x - radius)} ${n(y)}L${n(x)} ${n(y + half)}v${depth}L${n(x - radius)} ${n(y + depth)}z`}
      />
      <path
        className={right}
        d={`M${n(x)} ${n(y + half)}L${n(x + radius)} ${n(y)}v${depth}L${n(x)} ${n(y + half + depth)}z`}
      />
      <path className={top} d={rhombus(x, y, radius)} />
    </>
  )
}

/** Outline of a tile that is not there. */
export const MissingTile = ({ x, y, radius }: Pick<TileProps, 'x' | 'y' | 'radius'>) => (
  <path className="gone" d={rhombus(x, y, radius)} />
)

interface LatticeProps {
  /** Names the mask; unique on the page. */
  id: string
  width: number
  height: number
  /** Topmost point of the lattice. */
  x: number
  y: number
  /** Width of a cell, and how many there are along a side. */
  step: number
  count: number
}

/** Thin lines of the map that fade out towards the edges. */
export function Lattice({ id, width, height, x, y, step, count }: LatticeProps) {
  const side = step * count
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const [across, down] = [step * i, y + (step / 2) * i]
    const end = down + side / 2
    return `M${x + across} ${down}L${x + across - side} ${end}M${x - across} ${down}L${x - across + side} ${end}`
  })
  const centre = y + side / 2
  return (
    <>
      <radialGradient
        id={`${id}-fade`}
        gradientUnits="userSpaceOnUse"
        cx={x}
        cy={centre}
        r={width / 2}
        gradientTransform={`matrix(1 0 0 .62 0 ${centre * 0.38})`}
      >
        <stop offset=".45" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <mask id={id}>
        <path fill={`url(#${id}-fade)`} d={`M0 0h${width}v${height}H0z`} />
      </mask>
      <path className="lattice" mask={`url(#${id})`} d={lines.join('')} />
    </>
  )
}
