/** Pure queries on posts, which are sorted newest first; unlisted ones are in no list. */
import { groupBy } from '../data/group-by'
import type { Author, Post, Tag } from './types'

export const listed = <T extends { unlisted: boolean }>(posts: T[]): T[] =>
  posts.filter((post) => !post.unlisted)

/** Posts by year, newest first. */
export const byYear = (posts: Post[]): { year: number; posts: Post[] }[] =>
  [...groupBy(posts, ({ date }) => Number(date.slice(0, 4)))]
    .toSorted(([a], [b]) => b - a)
    .map(([year, own]) => ({ year, posts: own }))

const collator = new Intl.Collator('ru')

/** Russian order of labels, for sorting. */
export const compareLabels = (a: { label: string }, b: { label: string }): number =>
  collator.compare(a.label, b.label)

/** All tags of posts or docs with counts, in Russian order. */
export function tagCounts(posts: { tags: Tag[] }[]): { tag: Tag; count: number }[] {
  const tags = posts.flatMap((post) => post.tags)
  return [...groupBy(tags, ({ permalink }) => permalink).values()]
    .flatMap(([tag, ...others]) => (tag ? [{ tag, count: 1 + others.length }] : []))
    .toSorted((a, b) => compareLabels(a.tag, b.tag))
}

/** Entries of a tag. Unlisted ones are shown if there are no others, since only they lead to such a tag. */
export function underTag<T extends { tags: Tag[]; unlisted: boolean }>(entries: T[], tag: Tag): T[] {
  const all = entries.filter(({ tags }) => tags.some(({ permalink }) => permalink === tag.permalink))
  const shown = listed(all)
  return shown.length > 0 ? shown : all
}

export const byAuthor = (posts: Post[], author: Author): Post[] =>
  posts.filter((post) => post.authors.some(({ key }) => key !== undefined && key === author.key))

/** The items of each page of a list; an empty list has one empty page. */
export const paginate = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Address of a page of a list: the first is the list itself, then `page/2/`. */
export const listPagePermalink = (list: string, number: number): string =>
  number === 1 ? list : `${list}page/${number}/`
