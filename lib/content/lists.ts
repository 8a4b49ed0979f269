/** Selects entries for lists: by tag, author, year or page. */
import { groupBy } from '../data/group-by'
import type { Author, Post, Tag } from './types'

export const withoutUnlisted = <T extends { unlisted: boolean }>(entries: T[]): T[] =>
  entries.filter(({ unlisted }) => !unlisted)

const collator = new Intl.Collator('ru')

export const compareLabels = (a: { label: string }, b: { label: string }): number =>
  collator.compare(a.label, b.label)

/** All tags of entries with counts, in Russian order. */
export function tagCounts(entries: { tags: Tag[] }[]): { tag: Tag; count: number }[] {
  const tags = entries.flatMap((entry) => entry.tags)
  return [...groupBy(tags, ({ permalink }) => permalink).values()]
    .flatMap(([tag, ...others]) => (tag ? [{ tag, count: 1 + others.length }] : []))
    .toSorted((a, b) => compareLabels(a.tag, b.tag))
}

/** The listed entries of a tag. If it has none, the unlisted ones, since only they link to the tag. */
export function underTag<T extends { tags: Tag[]; unlisted: boolean }>(entries: T[], tag: Tag): T[] {
  const all = entries.filter(({ tags }) => tags.some(({ permalink }) => permalink === tag.permalink))
  const shown = withoutUnlisted(all)
  return shown.length > 0 ? shown : all
}

/** The newest year first. */
export const byYear = (posts: Post[]): { year: number; posts: Post[] }[] =>
  [...groupBy(posts, ({ date }) => Number(date.slice(0, 4)))]
    .toSorted(([a], [b]) => b - a)
    .map(([year, ofYear]) => ({ year, posts: ofYear }))

export const byAuthor = (posts: Post[], author: Author): Post[] =>
  posts.filter((post) => post.authors.some(({ key }) => key !== undefined && key === author.key))

/** The items of each page of a list; an empty list has one empty page. */
export const paginate = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** The address of a page of a list: the first page is the list itself, then `page/2/`. */
export const listPagePermalink = (list: string, number: number): string =>
  number === 1 ? list : `${list}page/${number}/`
