/** What the check lists of texts do: readers tick what they have done, and the browser keeps it. */
import { readStored, writeStored } from '../ui/storage'

/** Boxes for readers. A list in which the author has ticked something says how things are. */
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
