import type { ReactNode } from 'react'
import type { Crumb } from '@/lib/view/docs'
import type { VersionView } from '@/lib/view/versions'
import { Breadcrumbs } from './breadcrumbs'
import { VersionMenu, VersionNote } from './versions'

interface PageTopProps {
  crumbs?: Crumb[]
  /** Where the documentation has versions. */
  version?: VersionView | undefined
  /** What else stands at the end of the row. */
  children?: ReactNode
}

/** Above the title: the way to the page, its version. */
export function PageTop({ crumbs, version, children }: PageTopProps) {
  const way = crumbs && <Breadcrumbs crumbs={crumbs} />
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
