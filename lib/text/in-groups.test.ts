import { expect, test } from 'vitest'
import { inGroups } from './in-groups'

test('groups hold all items in order, the last of them the rest', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inGroups([], 2)).toEqual([])
})
