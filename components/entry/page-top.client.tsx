// client code, to keep this markup out of each page's RSC payload
'use client'

import type { ReactNode } from 'react'
import { contentsId } from '@/lib/shell-ids'
import { clientStrings } from '@/lib/strings/client-strings'
import type { Surroundings } from '@/lib/view/doc-page'
import { CopyPageLink } from '../ui/copy-page-link'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

const strings = clientStrings.page

interface PageTopProps extends Pick<Surroundings, 'crumbs'> {
  markdown?: string
  hasContents: boolean
  className?: string
  /** Rendered after the breadcrumbs. */
  children?: ReactNode
}

/** The row above the title: breadcrumbs, and links for the contents and for copying the page. */
export const PageTop = ({
  crumbs,
  markdown,
  hasContents,
  className = 'page-top',
  children,
}: PageTopProps) => (
  <div className={className}>
    {/* keeps the space of breadcrumbs on pages outside the sidebar */}
    {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : <span />}
    {children}
    <CopyPageLink markdown={markdown} />
    {/* on narrow screens, in place of the link that copies the page */}
    {hasContents && (
      <button className="twin" type="button" popoverTarget={contentsId}>
        <Icon name="contents" />
        {strings.contents}
      </button>
    )}
  </div>
)

const Breadcrumbs = ({ crumbs }: Pick<Surroundings, 'crumbs'>) => (
  <nav aria-label={strings.breadcrumbs}>
    <ol className="crumbs">
      {crumbs.map(({ label, permalink }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nested groups may share a label, and breadcrumbs never reorder
        <li key={index}>{permalink === undefined ? label : <Link to={permalink}>{label}</Link>}</li>
      ))}
    </ol>
  </nav>
)
