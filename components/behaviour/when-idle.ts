/** How long a browser that is never idle is waited for, in milliseconds. */
const timeout = 2000
/** How long one is left alone that cannot tell, as Safari. */
const rest = 200

/** Runs `work` once when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout })
  else setTimeout(work, rest)
}
