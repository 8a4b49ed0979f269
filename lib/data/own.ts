/** Looks up a name chosen by an author: every object inherits `constructor` and `__proto__`. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
