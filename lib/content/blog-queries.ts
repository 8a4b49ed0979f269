/** Pure queries on posts. Posts come newest first; unlisted ones are in no list. */
import { yearOf } from '../text/date'
import type { Author, Post, Tag } from './types'

/** Posts that lists may show. */
export const listed = <T extends { unlisted: boolean }>(posts: T[]): T[] =>
  posts.filter((post) => !post.unlisted)

/** Groups by year, newest first. */
export function byYear(posts: Post[]): { year: number; posts: Post[] }[] {
  const years = new Map<number, Post[]>()
  for (const post of posts) {
    const year = yearOf(post.date)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years.entries()].toSorted(([a], [b]) => b - a).map(([year, own]) => ({ year, posts: own }))
}

const collator = new Intl.Collator('ru')

/** All tags of posts or docs with their counts, in Russian order. */
export function tagCounts(posts: { tags: Tag[] }[]): { tag: Tag; count: number }[] {
  const counts = new Map<string, { tag: Tag; count: number }>()
  for (const tag of posts.flatMap((post) => post.tags)) {
    const entry = counts.get(tag.permalink) ?? { tag, count: 0 }
    counts.set(tag.permalink, { ...entry, count: entry.count + 1 })
  }
  return [...counts.values()].toSorted((a, b) => collator.compare(a.tag.label, b.tag.label))
}

/** Tags under their first letters, in Russian order: Cyrillic before Latin, «Ё» after «Е». */
export function byLetter<T extends { tag: Tag }>(tags: T[]): { letter: string; tags: T[] }[] {
  const letters = new Map<string, T[]>()
  for (const entry of tags) {
    const letter = (Array.from(entry.tag.label)[0] ?? '').toLocaleUpperCase('ru')
    letters.set(letter, [...(letters.get(letter) ?? []), entry])
  }
  return [...letters.entries()]
    .toSorted(([a], [b]) => collator.compare(a, b))
    .map(([letter, own]) => ({ letter, tags: own }))
}

/** Posts or docs with a tag. */
export const withTag = <T extends { tags: Tag[] }>(posts: T[], tag: Tag): T[] =>
  posts.filter((post) => post.tags.some(({ permalink }) => permalink === tag.permalink))

/** Posts of an author of `authors.yml`. */
export const byAuthor = (posts: Post[], author: Author): Post[] =>
  posts.filter((post) => post.authors.some(({ key }) => key !== undefined && key === author.key))

/** The posts beside one in the listed order. */
export function postNeighbours(posts: Post[], post: Post): { newer?: Post; older?: Post } {
  const index = posts.indexOf(post)
  if (index === -1) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(newer && { newer }), ...(older && { older }) }
}

/** A slice of a list with its number, starting at 1. */
export interface ListPage<T> {
  items: T[]
  number: number
  total: number
}

/** Splits a list into pages; an empty list gives one empty page. */
export function paginate<T>(items: T[], size: number): ListPage<T>[] {
  const total = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: total }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    total,
  }))
}

/** Address of a page of a list: the first is the list itself, then `page/2/`. */
export const listPagePermalink = (list: string, number: number): string =>
  number === 1 ? list : `${list}page/${number}/`
