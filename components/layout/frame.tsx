import type { ReactNode } from 'react'
import { mainId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { SideMenu } from './side-menu'

interface SheetProps {
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

interface FrameProps extends SheetProps {
  /** The column beside the text, a `SideMenu`; without it the text has the whole width. */
  side?: ReactNode
}

/** Column and text of a page, between the navbar and the footer. */
export const Frame = ({ side, ...sheet }: FrameProps) => (
  <div className={side ? 'frame' : 'frame solo'}>
    {side ?? <SideMenu label={strings.navbar.label} />}
    <Sheet {...sheet} />
  </div>
)
