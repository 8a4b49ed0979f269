/** Begins to show progress of `total` parts, `kept` of which an earlier build has done; returns a callback for each further part. */
type StartProgress = (total: number, kept: number) => () => void

/** Shows nothing. */
export const noProgress: StartProgress = () => () => {}
