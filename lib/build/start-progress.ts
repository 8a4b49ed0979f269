/** Shows progress: `kept` of `total` parts are done. Returns a function to call after each further part. */
type StartProgress = (total: number, kept: number) => () => void

export const noProgress: StartProgress = () => () => {}
