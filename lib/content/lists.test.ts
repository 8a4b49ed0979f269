import { expect, test } from 'vitest'
import { byYear, paginate, tagCounts } from './lists'

test('tags are in Russian dictionary order: Ё like Е, Latin last', () => {
  const tags = ['Ель', 'API', 'Ёж', 'Жук', 'арка'].map((label) => ({ label, permalink: label }))
  expect(tagCounts([{ tags }]).map(({ tag }) => tag.label)).toEqual(['арка', 'Ёж', 'Ель', 'Жук', 'API'])
})

test('a list is split into pages; an empty one is one empty page', () => {
  expect(paginate([1, 2, 3], 2)).toEqual([[1, 2], [3]])
  expect(paginate([], 10)).toEqual([[]])
})

test('a New Year post belongs to its year in every time zone', () => {
  const post = { date: '2021-01-01' } as Parameters<typeof byYear>[0][number] // the only field read
  expect(byYear([post])[0]?.year).toBe(2021)
})
