import { searchWaitingId } from '../shell-ids'
import { takesInput } from './early/root'

/**
 * Shows a dialog as soon as the search is opened, although React, which brings the real one, is still loading.
 * It contains what is typed meanwhile, which `early/keep-input.ts` keeps. Closing it cancels the search.
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
    if (keptText === undefined || takesInput()) return
    dialog.textContent = `${dialog.ariaLabel}: ${keptText}`
    if (dialog.open) return
    document.body.append(dialog)
    dialog.showModal()
  }
  for (const event of ['click', 'keydown']) addEventListener(event, update, true)
}
