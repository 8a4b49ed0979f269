import { strings } from '@/lib/strings'
import type { Surroundings } from '@/lib/view/doc-page'
import { Sheet, SideMenu, type SheetProps } from '../frame/frame'
import { Link } from '../ui/link'
import { TwinLink } from '../entry/entry-article'
import { Sidebar } from './sidebar.client'
import { VersionMenu, VersionNote } from './versions'

interface DocsFrameProps extends Omit<SheetProps, 'className'> {
  around: Surroundings
  /** Without a sidebar. */
  isAlone?: boolean
}

/** Sidebar and text of a page of the documentation. */
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
  twin?: string | undefined
}

/** Above the title: the way to the page, its version, and the menu of its Markdown. */
export function PageTop({ around: { crumbs, version }, twin }: PageTopProps) {
  // the mark leads to the home page, and the title below says what the page is
  const above = crumbs.slice(1, -1)
  const way = above.length > 0 && <Breadcrumbs crumbs={above} />
  if (!version && twin === undefined) return way
  return (
    <>
      <div className={version ? 'page-top versioned' : 'page-top'}>
        {/* holds the place of the way on pages outside of the menu */}
        {way || <span />}
        {version && <VersionMenu version={version} />}
        <TwinLink twin={twin} />
      </div>
      {version?.banner && <VersionNote banner={version.banner} />}
    </>
  )
}

/** What stands above a page. */
const Breadcrumbs = ({ crumbs }: Pick<Surroundings, 'crumbs'>) => (
  <nav aria-label={strings.docs.breadcrumbs}>
    <ol className="crumbs">
      {crumbs.map(({ label, permalink }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups within each other may have one label, and crumbs stay
        <li key={index}>{permalink === undefined ? label : <Link to={permalink}>{label}</Link>}</li>
      ))}
    </ol>
  </nav>
)
