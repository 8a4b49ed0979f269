'use client'

import type { ReactNode } from 'react'
import { writeStored } from '../ui/storage'

/** Dismisses the announcement `id` for good; on later pages the inline script hides it (`run-early.ts`). */
export function DismissButton({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const dismiss = () => {
    document.documentElement.dataset['announcement'] = 'off'
    writeStored('announcement', id)
  }
  return (
    <button type="button" aria-label={label} onClick={dismiss}>
      {children}
    </button>
  )
}
