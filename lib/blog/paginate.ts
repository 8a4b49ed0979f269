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
