/** Clicks on controls whose script has not arrived: kept, and done when it has. */

/** Controls of `page.ts`. */
const controls =
  '[data-copy], [data-wrap], [data-opens], [data-color-mode], [data-dismiss], [data-late], [role="tab"], [data-live] button'

/** The two bundles share what is kept through the window. */
declare global {
  interface Window {
    keptClicks?: { targets: HTMLElement[]; end: () => void }
  }
}

export function keepClicks(): void {
  const targets: HTMLElement[] = []
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    targets.push(control)
  }
  addEventListener('click', keep, true)
  window.keptClicks = { targets, end: () => removeEventListener('click', keep, true) }
}

export function replayClicks(): void {
  const { targets = [], end } = window.keptClicks ?? {}
  end?.()
  delete window.keptClicks
  for (const target of targets) target.click()
}
