import type { ReactNode } from 'react'
import { SideMenu } from '@/components/layout/side-menu'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { lastVersion } from '@/lib/content/version-queries'
import { topFileOf } from '@/lib/view/sidebar'
import { revision } from '@/.generated/revision'
import { site } from '../site'
import { SidebarTree } from './sidebar-tree.client'

/** The column of the documentation, which stays while the reader goes from page to page. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  const { versions } = site()
  const others = versions
    .filter(({ isLast }) => !isLast)
    .map((version): [string, string] => [version.permalink, hrefOf(topFileOf(version))])
  return (
    <div className="frame">
      <SideMenu label={strings.docs.sidebar}>
        <SidebarTree
          key={revision}
          src={hrefOf(topFileOf(lastVersion(versions)))}
          {...(others.length > 0 && { others })}
        />
      </SideMenu>
      {children}
    </div>
  )
}
