import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'

test.each([
  ['', '', 0],
  ['', 'урок', 4],
  ['урок', 'урок', 0],
  ['strat', 'start', 2],
  ['событие', 'события', 1],
  ['kitten', 'sitting', 3],
])('«%s» and «%s» are %i edits apart', (one, other, edits) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([edits, edits])
})
