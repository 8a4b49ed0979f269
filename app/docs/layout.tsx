import type { ReactNode } from 'react'
import { SideMenu } from '@/components/layout/side-menu'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/url'
import { fileOf, topLevel } from '@/lib/view/sidebar'
import { revision } from '@/.generated/revision'
import { SidebarTree } from './sidebar-tree.client'

/** The column of the documentation, which stays while the reader goes from page to page. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <SideMenu label={strings.docs.sidebar}>
        <SidebarTree key={revision} src={hrefOf(fileOf(topLevel))} />
      </SideMenu>
      {children}
    </div>
  )
}
