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

const fifths = (value: number, most: number) => Math.round(5 * Math.min(most, Math.max(0, value))) / 5

/** The nearest point of the map that can be shown: fifths of a cell never lie on the edge of two. */
export const snap = ({ x, y }: MapPoint): MapPoint => ({
  x: fifths(x, grid.columns - 1),
  y: 0 - fifths(-y, grid.rows - 1),
})

/** The point of the map at a place of the drawing. */
export const fromDrawing = ({ x, y }: MapPoint): MapPoint =>
  snap({ x: (x - grid.left) / grid.cell - 0.5, y: 0.5 - (y - grid.top) / grid.cell })

const arrows: Record<string, [x: number, y: number]> = {
  ArrowRight: [0.2, 0],
  ArrowLeft: [-0.2, 0],
  ArrowUp: [0, 0.2],
  ArrowDown: [0, -0.2],
}

/** Where an arrow key moves a point; `undefined` for other keys. */
export function movedBy(key: string, { x, y }: MapPoint): MapPoint | undefined {
  const by = arrows[key]
  return by && snap({ x: x + by[0], y: y + by[1] })
}
