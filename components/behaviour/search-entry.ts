/** The ways into the search: its button, Ctrl+K or ⌘K, `/`, its page. Nothing of it is loaded before one is taken. */
import { searchId } from '@/lib/shell-ids'
import { loadOnce } from './load-once'
import { onEachPage } from './pages'
import type * as main from './search/main'

type SearchScript = typeof main

let attempts = 0
let loading: Promise<SearchScript> | undefined

function load(): Promise<SearchScript> {
  // browsers may remember that an address has failed
  loading ??= import(SETTINGS.searchScript + (attempts++ ? `?${attempts}` : '')) as Promise<SearchScript>
  loading.catch(() => (loading = undefined))
  return loading
}

/** A script that is gone, since the site was published anew, has a successor: another load brings it. Else tells. */
const onFailure = (failed: () => void, address?: string) => (): Promise<void> =>
  fetch(SETTINGS.searchScript, { method: 'HEAD' }).then(({ status }) => {
    if (status !== 404 || !loadOnce(address)) failed()
  }, failed)

/** Says that the script did not come, and offers to try again. */
function tell(place: HTMLElement, retry: () => void): void {
  place.innerHTML = '<p role="alert"></p><button type="button" class="button"></button>'
  const [text, button] = place.children as unknown as [HTMLElement, HTMLElement] // written above
  text.textContent = SETTINGS.searchFailed
  button.textContent = SETTINGS.retry
  button.addEventListener('click', retry)
}

function tellInDialog(): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'drop failure'
  tell(dialog, () => {
    dialog.close()
    open()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

let isOpening = false

/** Opens the dialog; what the reader types before it is there is kept for it. */
function open(): void {
  const field = document.querySelector<HTMLElement>(`#${searchId} input`)
  if (field) return field.focus()
  if (isOpening) return
  isOpening = true
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    typed += event.key
    event.preventDefault()
  }
  addEventListener('keydown', keep, true)
  load()
    .then(({ openDialog }) => openDialog(typed), onFailure(tellInDialog, SETTINGS.searchPage))
    .finally(() => {
      isOpening = false
      removeEventListener('keydown', keep, true)
    })
}

const isShortcut = ({ key, code, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && /^[kл]$/i.test(key)
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  // the key of the slash, also where the layout is Russian
  return !isTyping && (key === '/' || (key === '.' && code === 'Slash'))
}

export function listenToSearch(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || !target.closest('[data-search]')) return
    if (ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    open()
  })
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    open()
  })
  onEachPage(startPage)
}

let answered: Promise<unknown> = Promise.resolve()

/** Resolves when a page of the search has its first answer; at once on other pages. */
export const searchAnswered = (): Promise<unknown> => answered

function startPage(): (() => void) | undefined {
  const place = document.getElementById(searchId)
  if (!place) return undefined
  let end: (() => void) | undefined
  let isOver = false
  const start = () =>
    load().then(
      (script) => {
        if (isOver) return undefined
        const page = script.startPage(place)
        end = page.end
        return page.answered
      },
      onFailure(() => tell(place, start)),
    )
  answered = start()
  return () => {
    isOver = true
    end?.()
  }
}
