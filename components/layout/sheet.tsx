import type { ReactNode } from 'react'
import { mainId } from '@/lib/shell-ids'

export interface SheetProps {
  /** The row above the text on narrow screens, a `Subbar`. */
  subbar?: ReactNode
  className?: string | undefined
  /** Ids of the groups of the sidebar around the page, from the top. */
  trail?: string[] | undefined
  children?: ReactNode
  /** What is in it, where it has been drawn already. */
  html?: string
}

/** The text of a page beside its column. */
export const Sheet = ({ subbar, className, trail, children, html }: SheetProps) => (
  <>
    {subbar}
    <main
      className={['sheet', className].filter(Boolean).join(' ')}
      id={mainId}
      tabIndex={-1}
      data-trail={trail?.join(' ')}
      {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
    />
  </>
)
