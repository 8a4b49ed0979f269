import { isSearchShortcut, isTyping } from '../search-shortcut'
import { handlesInput } from './root'

declare global {
  interface Window {
    /** Elements clicked before hydration. `Navigation` replays the clicks. */
    keptClicks?: HTMLElement[]
    /** Text typed after the search was opened and before its field was rendered. */
    keptText?: string
  }
}

const controls = 'button:not([popovertarget]), a[data-opens]'

/** Records clicks and keys before hydration, so that none is lost. */
export function keepInput(): void {
  window.keptClicks = []
  addEventListener('click', keepClick, true)
  addEventListener('keydown', keepKey, true)
}

/** Records a click on `control`, or a key press that triggers one. */
function keep(event: Event, control: HTMLElement | null): void {
  if (!control || handlesInput()) return
  event.preventDefault()
  if (control.matches('[data-opens="search"]')) window.keptText ??= ''
  window.keptClicks?.push(control)
}

function keepClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  keep(event, (event.target as Element).closest(controls))
}

/** Records a search shortcut as a click on the search link, and the text that is typed after it. */
function keepKey(event: KeyboardEvent): void {
  if (handlesInput()) return
  const { key, ctrlKey, metaKey } = event
  if (window.keptText === undefined || ctrlKey || metaKey || isTyping(event)) {
    if (isSearchShortcut(event)) keep(event, document.querySelector('a[data-opens="search"]'))
  } else if (key.length === 1) {
    event.preventDefault()
    window.keptText += key
  }
}
