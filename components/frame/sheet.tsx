import type { ReactNode } from 'react'
import { mainId } from '@/lib/shell-ids'
import { ColumnsSheet, Subbar, type SubbarProps } from './subbar.client'

export interface SheetProps extends Omit<SubbarProps, 'title'> {
  /** The title in the subbar. Without it there is no subbar. */
  title?: string
  className?: string
  /** Whether examples stand beside tables, in place of the table of contents. */
  hasColumns?: boolean
  children: ReactNode
}

/** The main part of a page, beside the sidebar, and the subbar above it. */
export const Sheet = ({ title, hasContents, hasColumns, className, children }: SheetProps) => (
  <>
    {hasColumns && <ColumnsSheet />}
    {title !== undefined && <Subbar title={title} hasContents={hasContents} />}
    <main
      className={['sheet', className, hasContents && 'with-contents', hasColumns && 'roomy']
        .filter(Boolean)
        .join(' ')}
      id={mainId}
      tabIndex={-1}
    >
      {children}
    </main>
  </>
)
