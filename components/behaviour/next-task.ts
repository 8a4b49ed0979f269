/** Long work is done in several tasks: between them the browser answers the reader, and draws. */

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves when the next frame is on its way to the screen. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** How long a task may take before the next one begins, in milliseconds. */
const slice = 3

/** Does `work` with the items, a few in a task. Ends with `false` as soon as `work` gives that. */
export async function inSlices<Item>(items: Item[], work: (item: Item) => unknown): Promise<boolean> {
  let started = 0
  for (const item of items) {
    if (performance.now() - started > slice) {
      // oxlint-disable-next-line no-await-in-loop
      await nextTask()
      started = performance.now()
    }
    if (work(item) === false) return false
  }
  return true
}
