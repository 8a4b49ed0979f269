/** What is not part of the first picture waits until that is on the screen. */

/** How long a page that is not painted, in a hidden tab for example, is waited for, in milliseconds. */
const patience = 3000

/** Runs `work` once when the page has been parsed. */
export function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
  else work()
}

/** Runs `work` once when the page has been parsed and is on the screen. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const finish = () => {
    if (!isDone) work()
    isDone = true
  }
  whenParsed(() => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      finish()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(finish, patience)
  })
}

/** Runs `work` once when all that belongs to the page has loaded, and the page is on the screen. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') afterPaint(work)
  else addEventListener('load', () => afterPaint(work))
}
