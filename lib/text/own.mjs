/**
 * What a table has under a name that an author may have chosen: `constructor` and `__proto__` are in every object.
 *
 * @template T
 * @param {Readonly<Record<string, T>>} table
 * @param {string} name
 * @returns {T | undefined}
 */
export const own = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined)
