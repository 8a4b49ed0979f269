import { searchWaitingId } from '../shell-ids'
import { handlesInput } from './early/root'

/**
 * Shows a dialog when the search is opened before React, which renders the real one, has loaded. It contains
 * the text that `early/keep-input.ts` records. Closing it cancels the search.
 */
export function showTyped(): void {
  const dialog = Object.assign(document.createElement('dialog'), {
    id: searchWaitingId,
    className: 'drop failure',
    ariaLabel: document.querySelector('[data-opens="search"] span')?.textContent ?? null,
    onclick: () => dialog.close(),
    onclose() {
      window.keptClicks = []
      window.keptText = undefined
    },
  })
  const update = () => {
    const { keptText } = window
    if (keptText === undefined || handlesInput()) return
    dialog.textContent = `${dialog.ariaLabel}: ${keptText}`
    if (dialog.open) return
    document.body.append(dialog)
    dialog.showModal()
  }
  for (const event of ['click', 'keydown']) addEventListener(event, update, true)
}
