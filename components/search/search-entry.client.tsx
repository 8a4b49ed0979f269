'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { searchId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { loadOnce } from '../ui/load-once'
import { isSearchKey, keepTyping } from './search-keys'
import { searchAddress } from './search-address'
import type { SearchDialogProps } from './search-dialog.client'

/** The ways into the search: links with `data-search`, Ctrl+K or ⌘K, `/`. Nothing of it is loaded before one is taken. */
export function SearchEntry({ sections }: { sections: LabelledLink[] }) {
  const pathname = usePathname()
  /** The last wish to open the dialog, and over which page: a link in the dialog leads away from that, and closes it. */
  const [opening, setOpening] = useState<{ page: string }>()
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps>; typed: string }>()
  const [hasFailed, setFailed] = useState(false)

  const open = useCallback(async () => {
    const field = document.querySelector<HTMLElement>(`#${searchId} input`)
    if (field) return field.focus()
    setFailed(false)
    const endTyping = keepTyping()
    try {
      const { SearchDialog } = await import('./search-dialog.client')
      const typed = endTyping()
      setLoaded((before) => before ?? { Dialog: SearchDialog, typed })
      setOpening({ page: pathname })
    } catch {
      endTyping()
      // a file that is gone has a successor since the site was published anew: another load brings it
      if (!isGone() || !loadOnce(searchAddress('', undefined))) setFailed(true)
    }
  }, [pathname])

  useEffect(() => {
    const openByClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      if (!(target instanceof Element) || !target.closest('[data-search]')) return
      if (ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      void open()
    }
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('click', openByClick)
    document.addEventListener('keydown', openByKey)
    return () => {
      document.removeEventListener('click', openByClick)
      document.removeEventListener('keydown', openByKey)
    }
  }, [open])

  return (
    <>
      {loaded && (
        <loaded.Dialog
          typed={loaded.typed}
          opening={opening?.page === pathname ? opening : undefined}
          sections={sections}
          onClose={() => setOpening(undefined)}
        />
      )}
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
