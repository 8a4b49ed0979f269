/** Shows progress of `total` parts, `kept` of them done before. Returns a callback for each further part. */
type StartProgress = (total: number, kept: number) => () => void

/** Shows nothing. */
export const noProgress: StartProgress = () => () => {}
