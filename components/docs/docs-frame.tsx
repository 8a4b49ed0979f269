import { strings } from '@/lib/strings'
import type { Surroundings } from '@/lib/view/doc-page'
import { PageMain, type PageMainProps } from '../frame/page-main'
import { SideMenu } from '../frame/menu.client'
import { PageTop } from '../entry/page-top.client'
import { Sidebar } from './sidebar.client'
import { VersionMenu, VersionNote } from './versions'

interface DocsFrameProps extends Omit<PageMainProps, 'className'> {
  surroundings: Surroundings
  /** Leaves out the sidebar, so that the text takes the full width. */
  isSidebarHidden?: boolean
}

export const DocsFrame = ({ surroundings, isSidebarHidden = false, ...sheet }: DocsFrameProps) => (
  <div className={isSidebarHidden ? 'frame solo' : 'frame'}>
    <SideMenu label={strings.docs.sidebar}>
      <Sidebar entries={surroundings.sidebar} current={surroundings.current} />
    </SideMenu>
    <PageMain {...sheet} className={surroundings.version?.className} />
  </div>
)

interface DocTopProps {
  surroundings: Surroundings
  markdown?: string
  hasContents?: boolean
}

/** The row above the title of a doc, with the version menu, and below it the banner of the version. */
export function DocTop({ surroundings, markdown, hasContents = false }: DocTopProps) {
  const { crumbs, version } = surroundings
  // without the home page, which the logo links to, and the page itself, whose title follows
  const above = crumbs.slice(1, -1)
  if (above.length === 0 && !version && markdown === undefined && !hasContents) return null
  return (
    <>
      <PageTop
        crumbs={above}
        markdown={markdown}
        hasContents={hasContents}
        className={version && 'page-top versioned'}
      >
        {version && <VersionMenu version={version} />}
      </PageTop>
      {version?.banner && <VersionNote banner={version.banner} />}
    </>
  )
}
