import { Sidebar } from '@/components/docs/sidebar.client'
import { Sheet, SideMenu, type SheetProps } from '@/components/frame/frame'
import { lastVersion } from '@/lib/content/version-queries'
import { strings } from '@/lib/strings'
import { sidebarOf } from '@/lib/view/sidebar'
import { site } from './site'

/** The documentation in the menu of pages that are outside of it, on narrow screens. */
export const DocsMenu = () => <Sidebar entries={sidebarOf(lastVersion(site().versions))} />

/** A page that belongs to no section: its text has the whole width. The bar has to know at once whether there is a row below it. */
export const SiteFrame = (sheet: SheetProps) => (
  <div className={sheet.title === undefined ? 'frame solo bare' : 'frame solo'}>
    <SideMenu label={strings.navbar.label}>
      <DocsMenu />
    </SideMenu>
    <Sheet {...sheet} />
  </div>
)
