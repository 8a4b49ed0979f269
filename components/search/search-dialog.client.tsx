'use client'

import { useEffect, useRef } from 'react'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Icon } from '../ui/icon'
import { moveFocus } from './move-focus'
import { SearchPanel } from './search-panel'
import { useSearch } from './use-search'
import './search.css'

export interface SearchDialogProps {
  /** A new object each time that the reader wants the dialog; undefined closes it. */
  opening: object | undefined
  /** What was typed before the dialog was there. */
  typed: string
  sections: LabelledLink[]
  onClose: () => void
}

const keys = [
  { action: searchStrings.choose, names: ['↑', '↓'] },
  { action: searchStrings.open, names: ['Enter'] },
  { action: searchStrings.closeShort, names: ['Esc'] },
]

/** The search over whatever page the reader is on. Closed, it keeps its question for the next time. */
export function SearchDialog({ opening, typed, sections, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useSearch(6)
  const { field, ask } = search

  useEffect(() => ask(typed), [ask, typed])
  useEffect(() => {
    if (!opening) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
    if (field.current?.value !== typed || typed === '') field.current?.select()
  }, [opening, typed, field])
  useEffect(() => {
    const element = dialog.current
    // React listens passively to both, and could not keep the page still
    for (const type of ['wheel', 'touchmove']) element?.addEventListener(type, holdPage, { passive: false })
    return () => {
      for (const type of ['wheel', 'touchmove']) element?.removeEventListener(type, holdPage)
    }
  }, [])

  /** The focus goes on where a link leads, and not back to what opened the dialog. */
  const leave = () => {
    dialog.current?.close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={searchStrings.title}
      // the event comes late: the reader may have opened the dialog again
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={moveFocus}
      // the box fills the dialog: what is pressed outside of it is the ground behind
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <SearchPanel search={search} id="siteFound" isListBox sections={sections} onFollow={leave}>
        <button
          type="button"
          className="tool"
          aria-label={searchStrings.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </SearchPanel>
      <footer>
        {keys.map(({ action, names }) => (
          <span key={action}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {action}
          </span>
        ))}
      </footer>
    </dialog>
  )
}

/** Keeps the page still while the pointer is over the dialog or beside it: only boxes that scroll may. */
function holdPage(event: Event): void {
  const box = event.target instanceof Element ? event.target.closest('.hits, .search-message') : null
  if (!box || box.scrollHeight <= box.clientHeight) event.preventDefault()
}
