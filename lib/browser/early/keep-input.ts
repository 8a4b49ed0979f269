import { takesInput } from './root'

declare global {
  interface Window {
    /** Clicks before hydration, which `Navigation` replays. */
    keptClicks?: HTMLElement[]
    /** Keys typed after the search was opened and before its field was there. */
    keptText?: string
  }
}

/** Keeps clicks and keys that readers press before hydration. */
export function keepInput(): void {
  const kept: HTMLElement[] = (window.keptClicks = [])
  const keep = (event: Event, control: HTMLElement | null) => {
    if (!control || takesInput()) return
    event.preventDefault()
    if (control.matches('[data-opens="search"]')) window.keptText ??= ''
    kept.push(control)
  }
  const controls = 'button:not([popovertarget]), a[data-opens]'
  const keepClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    keep(event, (event.target as Element).closest(controls))
  }
  // a search shortcut clicks the search link; keys typed after it belong to the field
  const keepKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    const hasModifier = event.ctrlKey || event.metaKey
    if (takesInput() || (!hasModifier && (event.target as Element).matches('input'))) return
    if (!hasModifier && window.keptText !== undefined) {
      if (key.length > 1) return
      event.preventDefault()
      window.keptText += key
    } else if (!shiftKey && (hasModifier ? /^[kл]$/i.test(key) : event.code === 'Slash'))
      keep(event, document.querySelector('a[data-opens="search"]'))
  }
  addEventListener('click', keepClick, true)
  addEventListener('keydown', keepKey, true)
}
