import { expect, test } from 'vitest'
import { byYear, samplesOf } from './blog-queries'

test('a post of New Year belongs to its year in every time zone', () => {
  const post = { date: '2021-01-01' } as Parameters<typeof byYear>[0][number] // the only field read
  expect(byYear([post])[0]?.year).toBe(2021)
})

test('lists show different posts where they can, each the newest left; one without posts shows none', () => {
  const posts = ['c', 'b', 'a'].map((title) => ({ title })) as Parameters<typeof samplesOf>[0][number] // as above
  const [newest] = posts.map((post) => [post])
  const lists = [posts, newest!, [], [...newest!]]
  expect(samplesOf(lists).map((post) => post?.title)).toEqual(['b', 'c', undefined, 'c'])
})
