import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import type { Surroundings } from '@/lib/view/doc-page'
import { Frame } from '../layout/frame'
import { SideMenu } from '../layout/side-menu'
import { Subbar, type SubbarProps } from '../layout/subbar'
import { Link } from '../ui/link'
import { Sidebar } from './sidebar.client'
import { VersionMenu, VersionNote } from './versions'

interface DocsFrameProps extends SubbarProps {
  around: Surroundings
  className?: string | false
  children: ReactNode
}

/** Sidebar and text of a page of the documentation. */
export const DocsFrame = ({ around, className, children, ...subbar }: DocsFrameProps) => (
  <Frame
    side={
      <SideMenu label={strings.docs.sidebar}>
        <Sidebar level={around.sidebar} current={around.current} />
      </SideMenu>
    }
    className={[className, around.version?.className].filter(Boolean).join(' ')}
    subbar={<Subbar {...subbar} />}
  >
    {children}
  </Frame>
)

interface PageTopProps {
  around: Surroundings
  /** What else stands at the end of the row. */
  children?: ReactNode
}

/** Above the title: the way to the page, its version. */
export function PageTop({ around: { crumbs, version }, children }: PageTopProps) {
  const way = crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />
  if (!version && !children) return way
  return (
    <>
      <div className={version ? 'page-top versioned' : 'page-top'}>
        {way}
        {version && <VersionMenu version={version} />}
        {children}
      </div>
      {version?.banner && <VersionNote banner={version.banner} />}
    </>
  )
}

/** The way from the home page; the last crumb is the page itself. */
const Breadcrumbs = ({ crumbs }: Pick<Surroundings, 'crumbs'>) => (
  <nav aria-label={strings.docs.breadcrumbs}>
    <ol className="crumbs">
      {crumbs.map(({ label, permalink }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group and a page in it may have one label, and crumbs stay
        <li key={index} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
          {permalink === undefined ? label : <Link to={permalink}>{label}</Link>}
        </li>
      ))}
    </ol>
  </nav>
)
