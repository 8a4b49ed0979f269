import { inGroups } from '../text/in-groups'

/** A slice of a list with its number, starting at 1. */
export interface ListPage<T> {
  items: T[]
  number: number
  total: number
}

/** Splits a list into pages; an empty list gives one empty page. */
export function paginate<T>(items: T[], size: number): ListPage<T>[] {
  const groups = items.length === 0 ? [[]] : inGroups(items, size)
  return groups.map((group, index) => ({ items: group, number: index + 1, total: groups.length }))
}

/** Address of a page of a list: the first is the list itself, then `page/2/`. */
export const listPagePermalink = (list: string, number: number): string =>
  number === 1 ? list : `${list}page/${number}/`
