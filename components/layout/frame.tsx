import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import { SideMenu } from './side-menu'

/** Id of the text of the page: the skip link leads to it. */
export const mainId = 'main'

interface FrameProps {
  /** The column beside the text, a `SideMenu`; without it the text has the whole width. */
  side?: ReactNode
  subbar?: ReactNode
  className?: string
  children: ReactNode
}

/** Column and text of a page, between the navbar and the footer. */
export function Frame({ side, subbar, className, children }: FrameProps) {
  return (
    <>
      {subbar}
      <div className={side ? 'frame' : 'frame solo'}>
        {side ?? <SideMenu label={strings.navbar.label} />}
        <main className={['sheet', className].filter(Boolean).join(' ')} id={mainId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
