import { showTab } from './restore-tabs'

/** Opens the tabs and `<details>` that contain the element `id`. Returns the element if it was hidden. */
export function revealTarget(id: string): Element | null {
  const target = document.getElementById(id)
  let wasHidden = false
  for (let box: Element | null = target; box; box = box.parentElement) {
    const isTab = box.role === 'tabpanel' && !box.hasAttribute('data-chosen')
    const set = box.parentElement
    if (isTab && set) showTab(set, box.getAttribute('data-value') ?? '')
    const isClosed = box.matches('details:not([open])')
    if (isClosed) box.setAttribute('open', '')
    wasHidden ||= isTab || isClosed
  }
  return wasHidden ? target : null
}
