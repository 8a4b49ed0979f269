'use client'

import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { searchId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { loadOnce } from '../ui/load-once'
import { useDelegatedClick } from '../ui/use-delegated-click'
import { isSearchKey, keepTyping } from './search-keys'
import { searchAddress } from './search-address'
import type { SearchDialogProps } from './search-dialog.client'

/** The ways into the search: links with `data-search`, Ctrl+K or ⌘K, `/`. Nothing of it is loaded before one is taken. */
export function SearchEntry({ sections }: { sections: LabelledLink[] }) {
  const dialog = useRef<{ open: () => void }>(null)
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps>; typed: string }>()
  const [hasFailed, setFailed] = useState(false)

  const open = useCallback(async () => {
    const field = document.querySelector<HTMLElement>(`#${searchId} input`)
    if (field) return field.focus()
    if (dialog.current) return dialog.current.open()
    setFailed(false)
    const endTyping = keepTyping()
    try {
      const { SearchDialog } = await import('./search-dialog.client')
      const typed = endTyping()
      setLoaded((before) => before ?? { Dialog: SearchDialog, typed })
    } catch {
      endTyping()
      // a file that is gone has a successor since the site was published anew: another load brings it
      if (!isGone() || !loadOnce(searchAddress('', undefined))) setFailed(true)
    }
  }, [])

  const openByClick = useCallback(
    (_: HTMLElement, event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void open()
    },
    [open],
  )
  useDelegatedClick('[data-search]', openByClick)
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [open])

  return (
    <>
      {loaded && <loaded.Dialog ref={dialog} typed={loaded.typed} sections={sections} />}
      {hasFailed && (
        <dialog ref={showModal} className="drop failure" onClose={() => setFailed(false)}>
          <p role="alert">{strings.errors.searchFailed}</p>
          <button type="button" className="button" onClick={() => void open()}>
            {strings.common.retry}
          </button>
        </dialog>
      )}
    </>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

/** Whether the server has answered that a file of the code is not there. Browsers that keep the status to themselves say no. */
const isGone = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry.name.includes('/_next/') && (entry as PerformanceResourceTiming).responseStatus === 404,
    )
