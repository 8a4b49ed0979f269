/** Called with the number of parts, and of those done before. Returns a function for after each other part. */
export const noProgress = (_total: number, _done: number) => () => {}
