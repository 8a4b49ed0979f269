/** Task lists that readers can tick; the browser remembers them. */
import { decodePath } from '@/lib/text/path'
import { readStored, writeStored } from '../ui/storage'

/** Checkboxes that readers may tick. A list with a box ticked by the author is a status, not a to-do list. */
export const checkBoxes = '.contains-task-list:not(:has([checked])) input'

const keyOf = (box: HTMLInputElement): string => `check:${location.pathname}:${box.value}`

/** Event of the window: the reader's set of done pages may have changed. */
export const checksChanged = 'checkschanged'

/** Decoded, since `location` encodes Cyrillic letters, which an href has as they are. */
const doneKey = (path: string): string => `done:${decodePath(path)}`

/** Whether the reader has ticked every box on the page at `href`. */
export const isDone = (href: string): boolean => readStored(doneKey(href)) !== null

function noteDone(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(checkBoxes)]
  if (boxes.length === 0) return
  writeStored(doneKey(location.pathname), boxes.every(({ checked }) => checked) ? 'on' : null)
  dispatchEvent(new Event(checksChanged))
}

/** Restores the checked state and enables the boxes. */
export function restoreChecks(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(checkBoxes)) {
    box.disabled = false
    box.checked = readStored(keyOf(box)) !== null
  }
  noteDone()
}

export function keepCheck(box: HTMLElement): void {
  if (box instanceof HTMLInputElement) writeStored(keyOf(box), box.checked ? 'on' : null)
  noteDone()
}
