import { groupBy } from '../data/group-by'
import type { Author, Post } from './types'

export const byYear = (posts: Post[]): { year: number; posts: Post[] }[] =>
  [...groupBy(posts, ({ date }) => Number(date.slice(0, 4)))]
    .toSorted(([a], [b]) => b - a)
    .map(([year, ofYear]) => ({ year, posts: ofYear }))

export const byAuthor = (posts: Post[], author: Author): Post[] =>
  posts.filter((post) => post.authors.some(({ key }) => key !== undefined && key === author.key))

/**
 * A post to represent each list: the newest that represents no other list yet, or else simply its newest.
 * Short lists choose first, since they have fewer to choose from.
 */
export function samplesOf(lists: Post[][]): (Post | undefined)[] {
  const samples = new Map<Post[], Post | undefined>()
  for (const list of lists.toSorted((a, b) => a.length - b.length)) {
    const shown = new Set(samples.values())
    samples.set(list, list.find((post) => !shown.has(post)) ?? list[0])
  }
  return lists.map((list) => samples.get(list))
}
