import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'
import type { LabelledLink } from '@/lib/view/docs'
import { NavLink } from '../layout/nav-link.client'
import { SideMenu } from '../layout/side-menu'

/** Posts by year beside the text. */
export const BlogSidebar = ({ years }: { years: { year: number; posts: LabelledLink[] }[] }) => (
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
