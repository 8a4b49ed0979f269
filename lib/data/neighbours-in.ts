/** The items before and after the one at `permalink`; neither if the list does not contain it. */
export function neighboursIn<T extends { permalink: string }>(items: T[], permalink: string) {
  const index = items.findIndex((item) => item.permalink === permalink)
  return index === -1 ? {} : { previous: items[index - 1], next: items[index + 1] }
}
