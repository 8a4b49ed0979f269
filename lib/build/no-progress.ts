/** Reports no progress: of `_total` parts, `_done` are done before. Returns a function to call after each further part. */
export const noProgress = (_total: number, _done: number) => () => {}
