import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { Lattice, MissingTile, Tile } from '../ui/isometric'
import { Link } from '../ui/link'
import { Frame } from './frame'
import { NotFoundHelp } from './not-found-help.client'

const { errors } = strings

/** What any address without a page shows. */
export const NotFoundPage = () => (
  <Frame>
    <section className="lost">
      <MapWithGap />
      <h1>{errors.notFoundTitle}</h1>
      <p className="lead">{errors.notFoundText}</p>
      <div className="row">
        <Link to="/" className="button solid">
          {errors.toHome}
        </Link>
        <Link to="/docs/" className="button">
          {errors.toDocs}
        </Link>
      </div>
    </section>
    <NotFoundHelp basePath={config.basePath} />
  </Frame>
)

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

/** A map with one tile missing. */
const MapWithGap = () => (
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
)
