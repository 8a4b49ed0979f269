import { useState } from 'react'
import { CellPoint, type Pivot } from './cell-point'
import { firstPoint } from './place-point'
import './live.css'

/** The figure with the point that the reader has moved. */
export function LiveCellPoint() {
  const [point, setPoint] = useState(firstPoint)
  const [pivot, setPivot] = useState<Pivot>('Bottom')
  return <CellPoint {...{ point, pivot, setPoint, setPivot }} />
}
