/** `Map.groupBy`, which Node.js 20 lacks. */
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

/** Pairs each repeated item with the first item of the same key. Items without a key are skipped. */
export const repeatsOf = <T>(items: T[], keyOf: (item: T) => string | undefined): [again: T, first: T][] =>
  [...groupBy(items, keyOf)].flatMap(([key, [first, ...others]]) =>
    key === undefined || first === undefined ? [] : others.map((again): [T, T] => [again, first]),
  )
