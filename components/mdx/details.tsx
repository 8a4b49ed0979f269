import type { ReactNode } from 'react'
import { details } from '@/lib/markdown/blocks/details'
import { fromHast } from './from-hast'

/** A block that the reader opens. */
export function Details({
  summary,
  open,
  children,
}: {
  summary?: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return fromHast(
    (slot) =>
      details({ ...(summary !== undefined && { title: [slot('title')] }), ...(open && { open }) }, [
        slot('text'),
      ]),
    { title: summary, text: children },
  )
}
