import type { ReactNode } from 'react'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { sidebarYears } from '@/lib/view/blog'
import type { LabelledLink } from '@/lib/view/docs'
import { SideMenu } from '../layout/frame'
import { NavLink } from '../layout/version-links.client'

interface BlogSidebarProps {
  lists: LabelledLink[]
  years: ReturnType<typeof sidebarYears>
  /** The documentation, below the posts on narrow screens. */
  children: ReactNode
}

/** The sidebar of all pages of the blog: its lists, and posts by year. */
export const BlogSidebar = ({ lists, years, children }: BlogSidebarProps) => (
  <SideMenu label={config.blog.sidebarTitle}>
    <Entries links={lists} />
    {years.map(({ year, posts }) => (
      <div key={year}>
        <b className="year">{year}</b>
        <Entries links={posts} />
      </div>
    ))}
    <div className="docs-menu">
      <b className="year">{strings.docs.title}</b>
      {children}
    </div>
  </SideMenu>
)

const Entries = ({ links }: { links: LabelledLink[] }) => (
  <ul className="years">
    {links.map(({ label, permalink }) => (
      <li key={permalink}>
        <NavLink href={hrefOf(permalink)} page={permalink}>
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
)
