'use client'

import type { ReactNode } from 'react'
import { writeStored } from '../ui/storage'

interface DismissButtonProps {
  /** Of the announcement: a new one shows again. */
  id: string
  label: string
  children: ReactNode
}

/** Closes the announcement for good; on the next page the inline script hides it (`run-early.ts`). */
export function DismissButton({ id, label, children }: DismissButtonProps) {
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
