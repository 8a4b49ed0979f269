'use client'

import { useEffect, useRef } from 'react'
import { searchStrings } from '@/lib/strings/search-strings'
import { moveResultFocus } from './keyboard'
import { SearchPanel } from './search-panel'
import { pagesShown, useSearch, type SearchState } from './use-search'
import type { OverlayProps } from '../ui/overlay'
import './search.css'
import './search-dialog.css'

/** The last question; the dialog opens with it. */
let last: SearchState['question']

export default function SearchDialog({ offer, assistants, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useSearch(pagesShown.inDialog)
  const { ask, field, question } = search

  useEffect(() => {
    const { clientWidth, style } = document.documentElement
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    dialog.current?.showModal()
    const typed = window.keptText || field.current?.value
    window.keptText = undefined
    ask(typed || (last?.text ?? ''), typed ? undefined : last?.kind)
    if (!typed) field.current?.select()
  }, [ask, field])
  useEffect(() => {
    // what a phone's keyboard leaves of the screen, however far the reader has zoomed in
    const view = visualViewport
    const fit = () => view && dialog.current?.style.setProperty('--seen', `${view.height * view.scale}px`)
    view?.addEventListener('resize', fit)
    return () => view?.removeEventListener('resize', fit)
  }, [])
  useEffect(() => {
    last = question ?? last
  }, [question])

  /** Closes the dialog without returning focus to its opener: the target of the link will have it. */
  const leave = () => {
    dialog.current?.close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={searchStrings.title}
      onClose={onClose}
      onKeyDown={moveResultFocus}
      // the box fills the dialog, so only the backdrop is the dialog itself
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <SearchPanel search={search} isListBox offer={offer} assistants={assistants} onFollow={leave}>
        <button
          type="button"
          className="leave"
          aria-label={searchStrings.close}
          onClick={() => dialog.current?.close()}
        >
          {searchStrings.leave}
        </button>
      </SearchPanel>
      <footer>
        {searchStrings.keys.map(([key, effect]) => (
          <span key={key}>
            <kbd>{key}</kbd> {effect}
          </span>
        ))}
      </footer>
    </dialog>
  )
}
