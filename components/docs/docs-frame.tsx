import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import type { SidebarLevel } from '@/lib/view/sidebar'
import { Frame } from '../layout/frame'
import { SideMenu } from '../layout/side-menu'
import { Subbar, type SubbarProps } from '../layout/subbar'
import { Sidebar } from './sidebar.client'

/** What surrounds every page of the documentation. */
export interface DocsShell {
  sidebar: SidebarLevel
  /** Address of the page, with the base path. */
  current: string
}

export interface DocsFrameProps extends DocsShell, SubbarProps {
  className?: string | undefined
  children: ReactNode
}

/** Sidebar and text of a page of the documentation. */
export function DocsFrame({ sidebar, current, className, children, ...subbar }: DocsFrameProps) {
  const side = (
    <SideMenu label={strings.docs.sidebar}>
      <Sidebar level={sidebar} current={current} />
    </SideMenu>
  )
  return (
    <Frame side={side} className={className} subbar={<Subbar {...subbar} />}>
      {children}
    </Frame>
  )
}
