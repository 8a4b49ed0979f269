import { expect, test } from 'vitest'
import { paginate } from './paginate'

test('a list is split into pages, an empty one is one empty page', () => {
  expect(paginate([1, 2, 3], 2)).toEqual([
    { items: [1, 2], number: 1, total: 2 },
    { items: [3], number: 2, total: 2 },
  ])
  expect(paginate([], 10)).toEqual([{ items: [], number: 1, total: 1 }])
})
