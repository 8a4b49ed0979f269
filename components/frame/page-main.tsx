import type { ReactNode } from 'react'
import { mainId } from '@/lib/shell-ids'
import { ColumnsStyles, Subbar, type SubbarProps } from './subbar.client'

export interface PageMainProps extends Omit<SubbarProps, 'title'> {
  /** The title in the subbar. Without it there is no subbar. */
  title?: string
  className?: string
  /** Whether examples stand beside tables, in place of the table of contents. */
  hasColumns?: boolean
  children: ReactNode
}

/** The main part of a page, beside the sidebar, and the subbar above it. */
export const PageMain = ({ title, hasContents, hasColumns, className, children }: PageMainProps) => (
  <>
    {hasColumns && <ColumnsStyles />}
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
