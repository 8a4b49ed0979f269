/** `Map.groupBy`, which Node.js 20 does not have. */
export function groupBy<K, T>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Items that have the key of an earlier one, each with that one. Items without a key repeat nothing. */
export const repeatsOf = <T>(items: T[], keyOf: (item: T) => string | undefined): [again: T, first: T][] =>
  [...groupBy(items, keyOf)].flatMap(([key, [first, ...others]]) =>
    key === undefined || first === undefined ? [] : others.map((again): [T, T] => [again, first]),
  )
