/** How long after the load a page that is not painted, in a hidden tab for example, is waited for, in milliseconds. */
const patience = 3000

/** Runs `work` once when the page has loaded and is on the screen: what is not part of the first picture must not delay it. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const finish = () => {
    if (!isDone) work()
    isDone = true
  }
  const wait = () => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      finish()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(finish, patience)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
