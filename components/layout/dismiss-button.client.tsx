'use client'

import { strings } from '@/lib/strings'

/** Closes the announcement and remembers its id; without storage it stays closed until the next load. */
export function DismissButton({ storageKey, id }: { storageKey: string; id: string }) {
  const dismiss = () => {
    document.documentElement.dataset['announcement'] = 'off'
    try {
      localStorage.setItem(storageKey, id)
    } catch {
      // storage is blocked or full: nothing to keep
    }
  }
  return (
    <button type="button" aria-label={strings.announcement.close} onClick={dismiss}>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3.5 3.5 9 9m0-9-9 9" />
      </svg>
    </button>
  )
}
