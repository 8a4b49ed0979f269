import { Sidebar } from '@/components/docs/sidebar.client'
import { PageMain, type PageMainProps } from '@/components/frame/page-main'
import { SideMenu } from '@/components/frame/menu.client'
import { lastVersion } from '@/lib/content/version-queries'
import { strings } from '@/lib/strings'
import { sidebarOf } from '@/lib/view/sidebar'
import { site } from './site'

/** The docs sidebar in the menu of other pages, on narrow screens. */
export const DocsMenu = () => (
  <div className="docs-menu">
    <b className="year">{strings.docs.title}</b>
    <Sidebar entries={sidebarOf(lastVersion(site().versions))} />
  </div>
)

/** A full-width page outside docs and blog. `bare` tells the navbar's styles that no subbar follows. */
export const SiteFrame = (sheet: PageMainProps) => (
  <div className={sheet.title === undefined ? 'frame solo bare' : 'frame solo'}>
    <SideMenu label={strings.navbar.label}>
      <DocsMenu />
    </SideMenu>
    <PageMain {...sheet} />
  </div>
)
