import { expect, test } from 'vitest'
import { byLetter, byYear, paginate } from './blog-queries'

test('tags stand under their letters by Russian rules: Ё after Е, Latin last', () => {
  const tags = ['Ель', 'Ёж', 'Жук', 'API', 'арка'].map((label) => ({ tag: { label, permalink: label } }))
  expect(byLetter(tags).map(({ letter }) => letter)).toEqual(['А', 'Е', 'Ё', 'Ж', 'A'])
})

test('a tag may begin with a picture', () => {
  expect(byLetter([{ tag: { label: '🎮 игры', permalink: 'x' } }])[0]?.letter).toBe('🎮')
})

test('a post of New Year belongs to its year in every zone', () => {
  const post = { date: '2021-01-01' } as Parameters<typeof byYear>[0][number] // the only field that is read
  expect(byYear([post])[0]?.year).toBe(2021)
})

test('a list is split into pages, an empty one is one empty page', () => {
  expect(paginate([1, 2, 3], 2)).toEqual([[1, 2], [3]])
  expect(paginate([], 10)).toEqual([[]])
})
