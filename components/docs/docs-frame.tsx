import { strings } from '@/lib/strings'
import type { Surroundings } from '@/lib/view/doc-page'
import { Sheet, type SheetProps } from '../frame/sheet'
import { SideMenu } from '../frame/menu.client'
import { Link } from '../ui/link'
import { CopyPageLink } from '../entry/entry-article'
import { Sidebar } from './sidebar.client'
import { VersionMenu, VersionNote } from './versions'

interface DocsFrameProps extends Omit<SheetProps, 'className'> {
  around: Surroundings
  /** Hides the sidebar, so that the text has the full width. */
  isAlone?: boolean
}

/** Sidebar and main content of a docs page. */
export const DocsFrame = ({ around, isAlone = false, ...sheet }: DocsFrameProps) => (
  <div className={isAlone ? 'frame alone' : 'frame'}>
    <SideMenu label={strings.docs.sidebar}>
      <Sidebar entries={around.sidebar} current={around.current} />
    </SideMenu>
    <Sheet
      {...sheet}
      section={around.crumbs.slice(1, -1).at(-1)?.label}
      className={around.version?.className}
    />
  </div>
)

interface PageTopProps {
  around: Surroundings
  markdown?: string
}

/** Above the title: breadcrumbs, version, the link that copies the page. */
export function PageTop({ around: { crumbs, version }, markdown }: PageTopProps) {
  // without the home page, which the logo links to, and the page itself, whose title follows
  const above = crumbs.slice(1, -1)
  const breadcrumbs = above.length > 0 && <Breadcrumbs crumbs={above} />
  if (!version && markdown === undefined) return breadcrumbs
  return (
    <>
      <div className={version ? 'page-top versioned' : 'page-top'}>
        {/* keeps the space of breadcrumbs on pages outside the sidebar */}
        {breadcrumbs || <span />}
        {version && <VersionMenu version={version} />}
        <CopyPageLink markdown={markdown} />
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
