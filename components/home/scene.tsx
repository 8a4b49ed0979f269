import { Lattice, Tile } from '../ui/isometric'

const diamond = (x: number, y: number, radius: number) =>
  `M${x} ${Math.round((y - radius) * 10) / 10}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`

/** The server holds the world, three clients see their copies; one sends a command, another gets the answer. */
export function Scene() {
  return (
    <svg
      viewBox="0 0 520 400"
      className="scene"
      role="img"
      aria-label="Сервер держит мир, клиенты видят его копии"
    >
      <Lattice id="map" width={520} height={400} x={250} y={-16} step={36} count={12} />
      <path className="wire" d="M365.2 142.4 304 173M368.8 259.4 304 227M131.2 259.4 196 227" />
      <Tile x={401.2} y={112.4} radius={72} depth={12} />
      <path className="c" d={diamond(413.8, 104.7, 8)} />
      <Tile x={250} y={174} radius={108} depth={26} isSolid />
      <path className="grid" d="M286 138 178 192M214 138 322 192M322 156 214 210M178 156 286 210" />
      <path className="shade" d="m255 183 13-6.5 13 6.5-13 6.5z" />
      <path className="h" d={diamond(268, 157, 19)} />
      <Tile x={95.2} y={265.4} radius={72} depth={12} />
      <path className="hl" d={diamond(107.8, 255.7, 9)} />
      <Tile x={404.8} y={265.4} radius={72} depth={12} />
      <path className="c" d={diamond(417.4, 255.7, 9)} />
      <path className="h send" d={diamond(134.8, 257.6, 5)} />
      <path className="f reply" d={diamond(307.6, 228.8, 5)} />
    </svg>
  )
}
