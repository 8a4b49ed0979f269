import { config } from '@/lib/site'
import type { LabelledLink } from '@/lib/view/docs'
import { SidebarMemory } from '../docs/sidebar-memory.client'
import { SideMenu } from '../layout/side-menu'
import { Link } from '../ui/link'

/** Posts by year beside the text. */
export function BlogSidebar({
  years,
  current,
}: {
  years: { year: number; posts: LabelledLink[] }[]
  current: string
}) {
  return (
    <SideMenu label={config.blog.sidebarTitle}>
      {years.map(({ year, posts }) => (
        <section key={year}>
          <b className="year">{year}</b>
          <ul className="years">
            {posts.map(({ label, permalink }) => (
              <li key={permalink}>
                <Link to={permalink} here={permalink === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <SidebarMemory current={current} />
    </SideMenu>
  )
}
