import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import { Sheet, type SheetProps } from './sheet'
import { SideMenu } from './side-menu'

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
