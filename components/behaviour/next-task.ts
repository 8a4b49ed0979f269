/** Long work is done in several tasks: between them the browser answers the reader, and draws. */

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** As `nextTask`, when the browser has drawn. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
