/** Task lists that readers tick; the browser remembers them. */
import { readStored, writeStored } from '../ui/storage'

/** Checkboxes for readers. A list with a box ticked by the author is a status, not a to-do list. */
export const checkBoxes = '.contains-task-list:not(:has([checked])) input'

const keyOf = (box: HTMLElement): string =>
  `check:${location.pathname}:${box.closest('label')?.textContent.trim() ?? ''}`

/** Shows what the reader has ticked; from then on the boxes can be used. */
export function restoreChecks(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(checkBoxes)) {
    box.disabled = false
    box.checked = readStored(keyOf(box)) !== null
  }
}

export const keepCheck = (box: HTMLElement): void =>
  writeStored(keyOf(box), box.matches(':checked') ? 'on' : null)
