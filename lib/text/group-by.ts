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
export function repeatsOf<T>(items: T[], keyOf: (item: T) => string | undefined): [again: T, first: T][] {
  const firsts = new Map<string, T>()
  return items.flatMap((item): [T, T][] => {
    const key = keyOf(item)
    if (key === undefined) return []
    const first = firsts.get(key)
    if (first !== undefined) return [[item, first]]
    firsts.set(key, item)
    return []
  })
}
