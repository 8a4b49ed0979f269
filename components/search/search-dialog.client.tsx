'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type RefObject } from 'react'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Icon } from '../ui/icon'
import { moveFocus } from './keyboard'
import { SearchPanel } from './search-panel'
import { useSearch } from './use-search'
import './search.css'

export interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** What was typed before the dialog was there. */
  typed: string
  sections: LabelledLink[]
}

/** The search over whatever page the reader is on. Closed, it keeps its question for the next time. */
export function SearchDialog({ dialog, typed, sections }: SearchDialogProps) {
  const search = useSearch(6)
  const { ask } = search
  const pathname = usePathname()

  useEffect(() => ask(typed), [ask, typed])
  useEffect(() => () => dialog.current?.close(), [dialog, pathname])
  useEffect(() => {
    // React listens passively to both, and could not keep the page still
    for (const type of ['wheel', 'touchmove'])
      dialog.current?.addEventListener(type, holdPage, { passive: false })
  }, [dialog])

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
      onKeyDown={moveFocus}
      // the box fills the dialog: what is pressed outside of it is the backdrop
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <SearchPanel search={search} isListBox sections={sections} onFollow={leave}>
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
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {searchStrings.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {searchStrings.open}
        </span>
        <span>
          <kbd>Esc</kbd> {searchStrings.closeShort}
        </span>
      </footer>
    </dialog>
  )
}

/** Keeps the page still while the pointer is over the dialog or beside it: only boxes that scroll may. */
function holdPage(event: Event): void {
  const box = event.target instanceof Element ? event.target.closest('.hits, .search-message') : null
  if (!box || box.scrollHeight <= box.clientHeight) event.preventDefault()
}
