import type { ReactNode } from 'react'
import { details } from '@/lib/markdown/blocks/boxes'
import { fromHast } from './from-hast'

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  children: ReactNode
}

/** A block that the reader opens. */
export const Details = ({ summary, open, children }: DetailsProps) =>
  fromHast((slots) => details({ title: slots.title, open }, slots.text), { title: summary, text: children })
