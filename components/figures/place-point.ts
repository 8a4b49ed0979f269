/** A point of the map: `x` grows to the right, `y` decreases downwards from 0. */
export interface MapPoint {
  x: number
  y: number
}

/** Size of the map in cells, and its geometry in units of the `viewBox`. */
export const grid = { columns: 6, rows: 4, cell: 48, left: 30, top: 26, width: 336, height: 240 }

/** Drawing coordinates of a map point, which is the middle of its cell. */
export const toDrawing = ({ x, y }: MapPoint): MapPoint => ({
  x: grid.left + grid.cell * (x + 0.5),
  y: grid.top + grid.cell * (0.5 - y),
})

/** The cell of a point, rounded like `MapPoint` in the docs. */
export const cellOf = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) + 0 })

/** Rounds to fifths of a cell, which never fall on an edge between two cells. */
const fifths = (value: number, min: number, max: number) =>
  Math.round(5 * Math.min(max, Math.max(min, value))) / 5 + 0

/** The map point at drawing coordinates, or the nearest one on the map. */
export const fromDrawing = ({ x, y }: MapPoint): MapPoint => ({
  x: fifths((x - grid.left) / grid.cell - 0.5, 0, grid.columns - 1),
  y: fifths(0.5 - (y - grid.top) / grid.cell, 1 - grid.rows, 0),
})
