import type { ReactNode } from 'react'
import { Lattice, MissingTile, Tile } from '../ui/isometric'

const radius = 38.4
const tiles: [x: number, y: number][] = [
  [210, 91.4],
  [160.4, 116.2],
  [110.8, 141],
  [259.6, 116.2],
  [160.4, 165.8],
  [309.2, 141],
  [259.6, 165.8],
  [210, 190.6],
]

/** The message of a page that is not there, or has failed: a map with one tile missing. */
export function Lost({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="lost">
      <svg viewBox="0 0 420 280" className="scene" aria-hidden="true">
        <Lattice id="lost-map" width={420} height={280} x={210} y={-10} step={40} count={8} />
        {tiles.slice(0, 4).map(([x, y]) => (
          <Tile key={`${x},${y}`} x={x} y={y} radius={radius} depth={9} />
        ))}
        <MissingTile x={210} y={150} radius={radius} />
        {tiles.slice(4).map(([x, y]) => (
          <Tile key={`${x},${y}`} x={x} y={y} radius={radius} depth={9} />
        ))}
        <path className="hl" d="M210 89l15 15-15 15-15-15z" />
      </svg>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="row">{children}</div>
    </section>
  )
}
