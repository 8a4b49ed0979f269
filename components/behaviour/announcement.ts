/** The announcement above the navbar: closed by the reader, it stays closed until there is another one. */
import { readStored, writeStored } from './storage'

const storageKey = 'announcement'

const hide = () => void (document.documentElement.dataset['announcement'] = 'off')

/** Keeps an announcement that was closed earlier from ever showing. */
export function hideDismissed(): void {
  if (readStored(storageKey) === SETTINGS.announcement) hide()
}

export function listenToDismissal(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return
    hide()
    writeStored(storageKey, SETTINGS.announcement)
  })
}
