type Task = () => void | Promise<void>

let last = Promise.resolve()

/** Runs tasks one at a time, so that a slow one cannot overwrite a newer result. Errors are only logged. */
export const inTurn = (task: Task): Promise<void> =>
  (last = last.then(task).catch((error: unknown) => console.error(error)))

/** Returns a function that runs a task in turn, `delay` milliseconds later. Until then a newer task replaces it. */
export function debounced(delay: number): (task: Task) => void {
  let timer: NodeJS.Timeout | undefined
  return (task) => {
    clearTimeout(timer)
    timer = setTimeout(() => inTurn(task), delay)
  }
}
