'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSearchShortcut } from '@/lib/browser/search-shortcut'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { failureDialog } from '../ui/failure-dialog'
import { loadNewDeployment } from '../ui/new-deployment'
import { searchAddress } from './search-address'

/** Opens the search by keyboard shortcut, as if the search link were pressed. */
export function useSearchKeys(open: (link: HTMLAnchorElement) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      // closed before the dialog opens, which would close it without returning focus to its button
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
      const link = document.querySelector<HTMLAnchorElement>('a[data-opens="search"]')
      if (link && !focusField()) open(link)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
}

/** Focuses the search field that is already there: in the open dialog or on the search page. */
function focusField(): boolean {
  // a closed dialog stays in the DOM until its close event
  const field = document.querySelector<HTMLInputElement>('.search:not(dialog:not([open])) input')
  field?.focus()
  field?.select()
  return field !== null
}

/** Loads the search dialog, or a failure dialog. Returns nothing if the page already has a search field. */
export async function loadSearch() {
  if (focusField()) return undefined
  addEventListener('keydown', keepTyping, true)
  try {
    return await import('./search-dialog.client')
  } catch {
    // 404: a new deployment has replaced the file, so load the page again
    return isGone() && loadNewDeployment(searchAddress('', undefined))
      ? undefined
      : { default: SearchFailure }
  } finally {
    removeEventListener('keydown', keepTyping, true)
  }
}

/** Buffers keys until the field is there, after those typed before hydration. */
function keepTyping(event: KeyboardEvent): void {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
  window.keptText = (window.keptText ?? '') + event.key
  event.preventDefault()
  event.stopPropagation()
}

/** Placeholder for the dialog while its chunk loads; shows what is typed meanwhile. */
export function SearchWaiting({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(window.keptText)
  useLayoutEffect(() => {
    const box = dialog.current
    box?.showModal()
    const show = () => setText(window.keptText)
    addEventListener('keydown', show, true)
    return () => {
      removeEventListener('keydown', show, true)
      // returns focus to the opener now, so that the real dialog can return it there later
      box?.close()
    }
  }, [])
  const giveUp = () => {
    // React's Strict Mode closes and reopens the dialog before this event fires
    if (dialog.current?.open) return
    removeEventListener('keydown', keepTyping, true)
    window.keptText = undefined
    onClose()
  }
  return (
    <dialog ref={dialog} className="drop failure" aria-label={strings.common.search} onClose={giveUp}>
      <p role="status">{strings.common.loading}</p>
      <p>{text}</p>
    </dialog>
  )
}

const SearchFailure = failureDialog(strings.errors.searchFailed)

/** Whether a chunk answered 404; `false` in browsers that hide the status. */
const isGone = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, responseStatus }) => name.includes('/_next/') && responseStatus === 404,
  )
