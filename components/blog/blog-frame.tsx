import type { ReactNode } from 'react'
import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'
import type { sidebarYears } from '@/lib/view/blog'
import { Sheet, SideMenu, Subbar } from '../layout/frame'
import { NavLink } from '../layout/version-links.client'

/** Posts by year, the column of all pages of the blog. */
export const BlogSidebar = ({ years }: { years: ReturnType<typeof sidebarYears> }) => (
  <SideMenu label={config.blog.sidebarTitle}>
    {years.map(({ year, posts }) => (
      <div key={year}>
        <b className="year">{year}</b>
        <ul className="years">
          {posts.map(({ label, permalink }) => (
            <li key={permalink}>
              <NavLink href={hrefOf(permalink)} page={permalink}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </SideMenu>
)

interface BlogSheetProps {
  title: string
  hasContents?: boolean
  children: ReactNode
}

/** The text of a page of the blog, beside the column. */
export function BlogSheet({ title, hasContents = false, children }: BlogSheetProps) {
  const section = title === config.blog.title ? {} : { section: config.blog.title }
  return <Sheet subbar={<Subbar {...section} title={title} hasContents={hasContents} />}>{children}</Sheet>
}
