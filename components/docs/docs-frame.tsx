import { strings } from '@/lib/strings'
import type { Surroundings } from '@/lib/view/doc-page'
import { Sheet, type SheetProps } from '../frame/sheet'
import { SideMenu } from '../frame/menu.client'
import { Link } from '../ui/link'
import { PageTools } from '../entry/entry-article'
import { Sidebar } from './sidebar.client'
import { VersionMenu, VersionNote } from './versions'

interface DocsFrameProps extends Omit<SheetProps, 'className'> {
  surroundings: Surroundings
  /** Leaves out the sidebar, so that the text takes the full width. */
  isSidebarHidden?: boolean
}

export const DocsFrame = ({ surroundings, isSidebarHidden = false, ...sheet }: DocsFrameProps) => (
  <div className={isSidebarHidden ? 'frame solo' : 'frame'}>
    <SideMenu label={strings.docs.sidebar}>
      <Sidebar entries={surroundings.sidebar} current={surroundings.current} />
    </SideMenu>
    <Sheet {...sheet} className={surroundings.version?.className} />
  </div>
)

interface PageTopProps {
  surroundings: Surroundings
  markdown?: string
  hasContents?: boolean
}

/** The row above the title: breadcrumbs, the version menu, and buttons for the contents and the copy menu. */
export function PageTop({ surroundings, markdown, hasContents = false }: PageTopProps) {
  const { crumbs, version } = surroundings
  // without the home page, which the logo links to, and the page itself, whose title follows
  const above = crumbs.slice(1, -1)
  const breadcrumbs = above.length > 0 && <Breadcrumbs crumbs={above} />
  if (!breadcrumbs && !version && markdown === undefined && !hasContents) return null
  return (
    <>
      <div className={version ? 'page-top versioned' : 'page-top'}>
        {/* keeps the space of breadcrumbs on pages outside the sidebar */}
        {breadcrumbs || <span />}
        {version && <VersionMenu version={version} />}
        <PageTools markdown={markdown} hasContents={hasContents} />
      </div>
      {version?.banner && <VersionNote banner={version.banner} />}
    </>
  )
}

const Breadcrumbs = ({ crumbs }: Pick<Surroundings, 'crumbs'>) => (
  <nav aria-label={strings.docs.breadcrumbs}>
    <ol className="crumbs">
      {crumbs.map(({ label, permalink }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nested groups may share a label, and breadcrumbs never reorder
        <li key={index}>{permalink === undefined ? label : <Link to={permalink}>{label}</Link>}</li>
      ))}
    </ol>
  </nav>
)
