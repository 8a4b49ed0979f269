/** Runs `work` once when the framework has taken the page over: it must find it as it came, and `Navigation` says when it has. */
export function whenReady(work: () => void): void {
  const root = document.documentElement
  const observer = new MutationObserver(() => {
    observer.disconnect()
    work()
  })
  observer.observe(root, { attributeFilter: ['data-ready'] })
}
