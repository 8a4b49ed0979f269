import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { decimal } from './decimal'
import { cellOf, firstPoint, fromDrawing, grid, movedBy, snap, toDrawing, type MapPoint } from './place-point'
import { Range } from './range'

const pivots = { Bottom: 0, Center: grid.cell / 2 }

export type Pivot = keyof typeof pivots

interface CellPointProps {
  point?: MapPoint
  pivot?: Pivot
  /** Absent in the still picture. */
  setPoint?: (point: MapPoint) => void
  setPivot?: (pivot: Pivot) => void
}

const pair = ({ x, y }: MapPoint) => `(${decimal(x)}; ${decimal(y)})`
const triple = ({ x, y }: MapPoint) => `(${decimal(x)}; ${decimal(y)}; 0)`
const counts = (length: number) => Array.from({ length }, (_, index) => index)

/** A character on a map: the point of the entity, its cell, and the picture that hangs on the point by its pivot. */
export function CellPoint({ point = firstPoint, pivot = 'Bottom', setPoint, setPivot }: CellPointProps) {
  const { cell, columns, rows, left, top, width, height } = grid
  const [right, bottom] = [left + columns * cell, top + rows * cell]
  const own = cellOf(point)
  const corner = toDrawing({ x: own.x - 0.5, y: own.y + 0.5 })
  const place = toDrawing(point)
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) => {
    const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect()
    const unit = width / box.width
    setPoint?.(fromDrawing({ x: (clientX - box.x) * unit, y: (clientY - box.y) * unit }))
  }
  const drag = (event: PointerEvent<SVGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
  }
  const press = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, point)
    if (!moved) return
    event.preventDefault()
    setPoint?.(moved)
  }
  return (
    <div className="calculator knobs" role="group" aria-label="Точка и клетка">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have the ranges */}
      <svg
        width="100%"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="Карта, на ней точка и персонаж"
        onClick={setPoint && moveTo}
      >
        <path className="w" d={`M${corner.x} ${corner.y}h${cell}v${cell}h${-cell}z`} />
        <path
          className="c"
          strokeOpacity="0.5"
          d={
            counts(columns + 1)
              .map((column) => `M${left + column * cell} ${top}V${bottom}`)
              .join('') +
            counts(rows + 1)
              .map((row) => `M${left} ${top + row * cell}H${right}`)
              .join('')
          }
        />
        {counts(columns).map((x) => (
          <text key={x} className="q m" textAnchor="middle" x={toDrawing({ x, y: 0 }).x} y="18">
            {x}
          </text>
        ))}
        {counts(rows).map((row) => (
          <text key={row} className="q m" textAnchor="end" x="22" y={toDrawing({ x: 0, y: -row }).y + 5}>
            {decimal(-row)}
          </text>
        ))}
        <text x={right + 6} y="18">
          x
        </text>
        <text x="10" y={bottom + 6}>
          y
        </text>
        <g transform={`translate(${place.x} ${place.y + pivots[pivot]})`}>
          <path className="c" d="M-14-48h28v48h-28z" strokeDasharray="3 3" />
          <path className="c o" d="M-9-29H9V-13H5V0H1V-13h-2V0h-4V-13h-4zM-4-47h8l3 3v8l-3 3h-8l-3-3v-8z" />
        </g>
        <g
          className="handle"
          transform={`translate(${place.x} ${place.y})`}
          onPointerDown={setPoint && ((event) => event.currentTarget.setPointerCapture(event.pointerId))}
          onPointerMove={setPoint && drag}
        >
          <circle r="24" fill="transparent" />
          <path className="h" d="m0-8 8 8-8 8-8-8z" />
        </g>
      </svg>
      <div className="knobs">
        <Range
          name="x"
          min={0}
          max={columns - 1}
          step={0.2}
          value={point.x}
          onChange={setPoint && ((x) => setPoint(snap({ ...point, x })))}
          onKeyDown={setPoint && press}
        />
        <Range
          name="y"
          min={1 - rows}
          max={0}
          step={0.2}
          value={point.y}
          onChange={setPoint && ((y) => setPoint(snap({ ...point, y })))}
          onKeyDown={setPoint && press}
        />
        <div className="row try" role="group" aria-label="Pivot">
          {(Object.keys(pivots) as Pivot[]).map((name) => (
            <label key={name} className="button">
              <input
                type="radio"
                name="pivot"
                checked={name === pivot}
                disabled={!setPivot}
                onChange={setPivot && (() => setPivot(name))}
              />
              Pivot {name}
            </label>
          ))}
        </div>
        <div>
          На карте: <b className="num">{pair(point)}</b>
          <br />В сцене: <b className="num">{triple(point)}</b>
        </div>
        <output>
          Клетка <b className="num">{pair(own)}</b>,{' '}
          {pivot === 'Bottom' ? 'ноги в точке' : 'ноги на полклетки ниже точки'}
        </output>
      </div>
    </div>
  )
}
