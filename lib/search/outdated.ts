/** What a search says that is older than the index, which it cannot be sure to read. */
const message = 'outdated search'

export const outdated = (): Error => new Error(message)

/** Whether an error says so; ports pass on no more than its text. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(message)
