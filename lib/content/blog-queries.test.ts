import { expect, test } from 'vitest'
import { byYear } from './blog-queries'

test('a post of New Year belongs to its year in every time zone', () => {
  const post = { date: '2021-01-01' } as Parameters<typeof byYear>[0][number] // the only field read
  expect(byYear([post])[0]?.year).toBe(2021)
})
