/** Looks up a name that an author chose: indexing alone would also find `constructor` and `__proto__`, which every object inherits. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
