/** Task lists that readers tick; the browser remembers them. */
import { readStored, writeStored } from '../ui/storage'

/** Checkboxes for readers. A list with a box ticked by the author is a status, not a to-do list. */
export const checkBoxes = '.contains-task-list:not(:has([checked])) input'

const keyOf = (box: HTMLElement): string =>
  `check:${location.pathname}:${box.closest('label')?.textContent.trim() ?? ''}`

/** Told to the window when it may have changed which pages are done. */
export const checksChanged = 'checkschanged'

const doneKey = (href: string): string => `done:${href}`

/** Whether the reader has ticked everything on the page at `href`. */
export const isDone = (href: string): boolean => readStored(doneKey(href)) !== null

function noteDone(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(checkBoxes)]
  if (boxes.length === 0) return
  writeStored(doneKey(location.pathname), boxes.every(({ checked }) => checked) ? 'on' : null)
  dispatchEvent(new Event(checksChanged))
}

/** Shows what the reader has ticked; from then on the boxes can be used. */
export function restoreChecks(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(checkBoxes)) {
    box.disabled = false
    box.checked = readStored(keyOf(box)) !== null
  }
  noteDone()
}

export function keepCheck(box: HTMLElement): void {
  writeStored(keyOf(box), box.matches(':checked') ? 'on' : null)
  noteDone()
}
