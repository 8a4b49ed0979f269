import { groupBy } from '../data/group-by'
import type { Author, Post } from './types'

export const byYear = (posts: Post[]): { year: number; posts: Post[] }[] =>
  [...groupBy(posts, ({ date }) => Number(date.slice(0, 4)))]
    .toSorted(([a], [b]) => b - a)
    .map(([year, ofYear]) => ({ year, posts: ofYear }))

export const byAuthor = (posts: Post[], author: Author): Post[] =>
  posts.filter((post) => post.authors.some(({ key }) => key !== undefined && key === author.key))
