'use client'

import { useCopyCode } from './use-copy-code'
import { usePrintDetails } from './use-print-details'
import { useTabs } from './use-tabs'
import { useWrapCode } from './use-wrap-code'

/** Brings rendered Markdown to life: it is HTML without handlers, so the listeners are those of the document. */
export function TextActions() {
  useCopyCode()
  useWrapCode()
  useTabs()
  usePrintDetails()
  return null
}
