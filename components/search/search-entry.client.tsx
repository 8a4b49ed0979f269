'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { searchId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { loadOnce } from '../ui/load-once'
import { keepTyping, leadsIntoSearch } from './search-keys'
import { searchAddress } from './search-address'
import type { SearchDialogProps } from './search-dialog.client'

/** The ways into the search: links with `data-search`, Ctrl+K or ⌘K, `/`. Nothing of it is loaded before one is taken. */
export function SearchEntry({ sections }: { sections: LabelledLink[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps>; typed: string }>()
  const [hasFailed, setFailed] = useState(false)

  const open = useCallback(async () => {
    const field = document.querySelector<HTMLElement>(`#${searchId} input`)
    if (field) return field.focus()
    if (dialog.current) return show(dialog.current)
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
  // before the dialog puts into its field what was typed, or that would be selected
  useLayoutEffect(() => {
    if (loaded) show(dialog.current)
  }, [loaded])

  useEffect(() => {
    const openBy = (event: MouseEvent | KeyboardEvent) => {
      if (!leadsIntoSearch(event)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('click', openBy)
    document.addEventListener('keydown', openBy)
    return () => {
      document.removeEventListener('click', openBy)
      document.removeEventListener('keydown', openBy)
    }
  }, [open])

  return (
    <>
      {loaded && <loaded.Dialog dialog={dialog} typed={loaded.typed} sections={sections} />}
      {hasFailed && (
        <dialog ref={show} className="drop failure" onClose={() => setFailed(false)}>
          <p role="alert">{strings.errors.searchFailed}</p>
          <button type="button" className="button" onClick={() => void open()}>
            {strings.common.retry}
          </button>
        </dialog>
      )}
    </>
  )
}

/** Opens a dialog, with the text of its field selected. */
function show(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal()
  const field = dialog?.querySelector('input')
  field?.focus()
  field?.select()
}

/** Whether the server has answered that a file of the code is not there. Browsers that keep the status to themselves say no. */
const isGone = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry.name.includes('/_next/') && (entry as PerformanceResourceTiming).responseStatus === 404,
    )
