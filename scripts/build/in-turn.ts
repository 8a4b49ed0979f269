let last = Promise.resolve()

/**
 * Runs tasks one at a time, so that a slow older one cannot overwrite the result of a newer one. Errors are
 * logged and do not stop the server.
 */
export const inTurn = (task: () => void | Promise<void>): Promise<void> =>
  (last = last.then(task).catch((error: unknown) => console.error(error)))
