import { expect, test } from 'vitest'
import { cellOf, fromDrawing, toDrawing } from './place-point'

test('a point is drawn in the middle of its cell and read back from there', () => {
  expect(toDrawing({ x: 0, y: 0 })).toEqual({ x: 54, y: 50 })
  expect(fromDrawing(toDrawing({ x: 3.2, y: -1.4 }))).toEqual({ x: 3.2, y: -1.4 })
})

test('a point stays on the map and snaps to fifths of a cell', () => {
  expect(fromDrawing({ x: 9999, y: -99 })).toEqual({ x: 5, y: 0 })
  expect(fromDrawing({ x: -9, y: 9999 })).toEqual({ x: 0, y: -3 })
  expect(fromDrawing(toDrawing({ x: 1.29, y: -0.31 }))).toEqual({ x: 1.2, y: -0.4 })
})

test('the cell of a point is the nearest one, and never minus zero', () => {
  expect(cellOf({ x: 2.4, y: -1.6 })).toEqual({ x: 2, y: -2 })
  expect(Object.is(cellOf({ x: 0, y: -0.4 }).y, 0)).toBe(true)
})
