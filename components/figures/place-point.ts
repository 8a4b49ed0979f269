/** A point of a map: `x` grows to the right, `y` falls downwards from 0. */
export interface MapPoint {
  x: number
  y: number
}

/** Cells of the map in the drawing, and their size and place in units of its `viewBox`. */
export const grid = { columns: 6, rows: 4, cell: 48, left: 30, top: 26, width: 336, height: 226 }

/** Where a point of the map is in the drawing: it stands for the middle of its cell. */
export const toDrawing = ({ x, y }: MapPoint): MapPoint => ({
  x: grid.left + grid.cell * (x + 0.5),
  y: grid.top + grid.cell * (0.5 - y),
})

/** The cell that holds a point, as `MapPoint` of the texts rounds it. */
export const cellOf = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) + 0 })

/** Fifths of a cell never lie on the edge of two. */
const fifths = (value: number, min: number, max: number) =>
  Math.round(5 * Math.min(max, Math.max(min, value))) / 5 + 0

/** The point of the map at a place of the drawing, or the nearest one that can be shown. */
export const fromDrawing = ({ x, y }: MapPoint): MapPoint => ({
  x: fifths((x - grid.left) / grid.cell - 0.5, 0, grid.columns - 1),
  y: fifths(0.5 - (y - grid.top) / grid.cell, 1 - grid.rows, 0),
})
