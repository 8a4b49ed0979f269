import { Sidebar } from '@/components/docs/sidebar.client'
import { Sheet, SideMenu, type SheetProps } from '@/components/frame/frame'
import { lastVersion } from '@/lib/content/version-queries'
import { strings } from '@/lib/strings'
import { sidebarOf } from '@/lib/view/sidebar'
import { site } from './site'

/** The documentation in the menu of pages that are outside of it, on narrow screens. */
export const DocsMenu = () => <Sidebar entries={sidebarOf(lastVersion(site().versions))} />

/**
 * A page outside the docs and the blog, in full width. The class tells the navbar's styles whether there is a subbar, before the subbar
 * has arrived.
 */
export const SiteFrame = (sheet: SheetProps) => (
  <div className={sheet.title === undefined ? 'frame solo bare' : 'frame solo'}>
    <SideMenu label={strings.navbar.label}>
      <DocsMenu />
    </SideMenu>
    <Sheet {...sheet} />
  </div>
)
