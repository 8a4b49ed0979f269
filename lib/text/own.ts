/** Looks up a name that an author chose: `constructor` and `__proto__` are in every object. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
