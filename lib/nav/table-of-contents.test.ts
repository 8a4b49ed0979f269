import { expect, test } from 'vitest'
import { tableOfContents } from './table-of-contents'

test('the table of contents nests by level', () => {
  const headings = [2, 4, 3, 2].map((level, index) => ({ id: String(index), text: '', level }))
  expect(tableOfContents(headings, { min: 2, max: 4 })).toMatchObject([
    { id: '0', children: [{ id: '1' }, { id: '2' }] },
    { id: '3' },
  ])
  expect(tableOfContents(headings, { min: 2, max: 3 })).toMatchObject([
    { id: '0', children: [{ id: '2' }] },
    { id: '3' },
  ])
})
