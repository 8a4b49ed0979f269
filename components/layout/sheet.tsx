import type { ReactNode } from 'react'
import { mainId } from '@/lib/shell-ids'

export interface SheetProps {
  /** The row above the text on narrow screens, a `Subbar`. */
  subbar?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The text of a page beside its column. */
export const Sheet = ({ subbar, className, children }: SheetProps) => (
  <>
    {subbar}
    <main className={className ? `sheet ${className}` : 'sheet'} id={mainId} tabIndex={-1}>
      {children}
    </main>
  </>
)
