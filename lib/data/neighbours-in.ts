/** The previous and the next item of a list; neither if the item is not in it. */
export function neighboursIn<T extends { permalink: string }>(items: T[], permalink: string) {
  const index = items.findIndex((item) => item.permalink === permalink)
  return index === -1 ? {} : { previous: items[index - 1], next: items[index + 1] }
}
