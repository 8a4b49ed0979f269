import type { ReactNode } from 'react'
import { admonition, admonitions } from '@/lib/markdown/blocks/boxes'
import { fromHast } from './from-hast'

interface AdmonitionProps {
  /** note, tip, info, warning, danger, or an alias. */
  type?: keyof typeof admonitions
  title?: ReactNode
  children: ReactNode
}

/** A box beside the text. */
export const Admonition = ({ type = 'note', title, children }: AdmonitionProps) =>
  fromHast((slots) => admonition({ look: admonitions[type], title: slots.title }, slots.text), {
    title,
    text: children,
  })
