import type { ReactNode } from 'react'
import { blogPath } from '@/lib/content/site-paths'
import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'
import type { blogMenu } from '@/lib/view/blog'
import { SideMenu } from '../frame/menu.client'
import { NavLink } from '../frame/version-links.client'

interface BlogSidebarProps {
  menu: ReturnType<typeof blogMenu>
  /** The docs sidebar, below the posts on narrow screens. */
  children: ReactNode
}

/** The sidebar of all blog pages: lists, and posts by year. */
export const BlogSidebar = ({ menu, children }: BlogSidebarProps) => (
  <SideMenu label={config.blog.sidebarTitle}>
    {menu.map(({ year, links }) => (
      <div key={year ?? 'lists'}>
        {year !== undefined && <b className="year">{year}</b>}
        <ul className="years">
          {links.map(({ label, permalink }) => (
            <li key={permalink}>
              <NavLink
                href={hrefOf(permalink)}
                page={permalink}
                section={permalink === blogPath ? undefined : permalink}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {children}
  </SideMenu>
)
