import type { MouseEvent } from 'react'
import { decimal, Range, type FigureProps } from './parts'
import { cellOf, fromDrawing, grid, toDrawing } from './place-point'

/** A pivot of the sprite, and how far down it moves the sprite. */
const atFeet = { name: 'Bottom', down: 0, feet: 'в точке' }
const atCenter = { name: 'Center', down: grid.cell / 2, feet: 'на полклетки ниже точки' }

const initialState = { x: 2.2, y: -1.4, pivot: atFeet }

const { cell, columns, rows, left, top, width, height } = grid
const [right, bottom] = [left + columns * cell, top + rows * cell]
const viewBox = `0 0 ${width} ${height}`
const label = 'Карта, на ней точка и персонаж'
const counts = (length: number) => Array.from({ length }, (_, index) => index)
const lines = [
  ...counts(columns + 1).map((column) => `M${left + column * cell} ${top}V${bottom}`),
  ...counts(rows + 1).map((row) => `M${left} ${top + row * cell}H${right}`),
].join('')
const labels = [
  ['x', right + 10, 18],
  ['y', 16, bottom + 6],
  ...counts(columns).map((x) => [decimal(x), toDrawing({ x, y: 0 }).x, 18] as const),
  ...counts(rows).map((row) => [decimal(-row), 16, toDrawing({ x: 0, y: -row }).y + 5] as const),
] as const

const axes = [
  { of: 'x', min: 0, max: columns - 1, step: 0.2 },
  { of: 'y', min: 1 - rows, max: 0, step: 0.2 },
] as const

/** The lines of the grid and the numbers along its edges. */
const gridLines = (
  <>
    <path className="outline" strokeOpacity="0.5" d={lines} />
    {labels.map(([text, x, y]) => (
      <text key={`${x} ${y}`} className="muted mono" textAnchor="middle" x={x} y={y}>
        {text}
      </text>
    ))}
  </>
)

const sprite = (
  <>
    <path className="outline" d="M-14-48h28v48h-28z" strokeDasharray="3 3" />
    <path
      className="outline paper"
      d="M-9-29H9V-13H5V0H1V-13h-2V0h-4V-13h-4zM-4-47h8l3 3v8l-3 3h-8l-3-3v-8z"
    />
  </>
)

const shown = (...parts: number[]) => <b className="num">({parts.map((part) => decimal(part)).join('; ')})</b>

/** A character on a map: the position of the entity, its cell, and the sprite on it, by its pivot. */
export function CellPoint({ state = initialState, setState }: FigureProps<typeof initialState>) {
  const { x, y, pivot } = state
  const own = cellOf(state)
  const corner = toDrawing({ x: own.x - 0.5, y: own.y + 0.5 })
  const place = toDrawing(state)
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) => {
    const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect()
    const unit = width / box.width
    setState?.({ ...state, ...fromDrawing({ x: (clientX - box.x) * unit, y: (clientY - box.y) * unit }) })
  }
  return (
    <div className="knobs">
      <div>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the sliders have keys */}
        <svg width="100%" viewBox={viewBox} role="img" aria-label={label} onClick={setState && moveTo}>
          <path className="veil" d={`M${corner.x} ${corner.y}h${cell}v${cell}h${-cell}z`} />
          {gridLines}
          <g transform={`translate(${place.x} ${place.y + pivot.down})`}>{sprite}</g>
          {/* `touch-action` only on the handle, so that the page can be scrolled beside it */}
          <g
            className="handle"
            cursor="grab"
            style={setState && { touchAction: 'none' }}
            transform={`translate(${place.x} ${place.y})`}
            onPointerDown={setState && ((event) => event.currentTarget.setPointerCapture(event.pointerId))}
            onPointerMove={setState && ((event) => event.buttons > 0 && moveTo(event))}
          >
            <circle r="24" fill="transparent" />
            <path className="here" d="m0-8 8 8-8 8-8-8z" />
          </g>
        </svg>
        <div>
          На карте: {shown(x, y)}
          <br />В сцене: {shown(x, y, 0)}
        </div>
        <output>
          Клетка: {shown(own.x, own.y)}
          <br />
          Ноги: {pivot.feet}
        </output>
      </div>
      <div>
        {axes.map(({ of, ...limits }) => (
          <Range
            key={of}
            {...limits}
            label={of}
            value={state[of]}
            onChange={setState && ((value) => setState({ ...state, [of]: value }))}
          />
        ))}
        <PivotChoice chosen={pivot} choose={setState && ((each) => setState({ ...state, pivot: each }))} />
      </div>
    </div>
  )
}

type Pivot = typeof atFeet

const PivotChoice = ({ chosen, choose }: { chosen: Pivot; choose?: (pivot: Pivot) => void }) => (
  <div className="try" role="group" aria-label="Pivot">
    Pivot:
    <div className="row">
      {[atFeet, atCenter].map((pivot) => (
        <label key={pivot.name} className="button">
          <input
            type="radio"
            name="pivot"
            checked={pivot === chosen}
            disabled={!choose}
            onChange={choose && (() => choose(pivot))}
          />
          {pivot.name}
        </label>
      ))}
    </div>
  </div>
)
