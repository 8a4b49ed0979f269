/** Ignores progress: `_done` of `_total` parts are done, and each call of the returned function adds one. */
export const noProgress = (_total: number, _done: number) => () => {}
