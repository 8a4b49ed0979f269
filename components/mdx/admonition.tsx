import type { ReactNode } from 'react'
import { admonition } from '@/lib/markdown/blocks/admonition'
import { admonitions } from '@/lib/markdown/remark-directives'
import { fromHast } from './from-hast'

interface AdmonitionProps {
  /** note, tip, info, warning, danger, or an alias. */
  type?: keyof typeof admonitions
  title?: ReactNode
  children: ReactNode
}

/** A box beside the text. */
export function Admonition({ type = 'note', title, children }: AdmonitionProps) {
  const look = admonitions[type]
  return fromHast(
    (slot) => admonition({ look, ...(title !== undefined && { title: [slot('title')] }) }, [slot('text')]),
    {
      title,
      text: children,
    },
  )
}
