/** A record without its fields that are `undefined`: spread over another, they would remove what that one has. */
export const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T // same fields, fewer keys
