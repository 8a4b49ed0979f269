import type { ReactNode } from 'react'
import { BlogSidebar } from '@/components/blog/blog-sidebar'
import { sidebarLists, sidebarYears } from '@/lib/view/blog'
import { site } from '../site'
import { DocsMenu } from '../site-frame'
import '@/components/blog/blog.css'

/** The column of the blog, which stays while the reader goes from page to page. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <BlogSidebar lists={sidebarLists(site())} years={sidebarYears(site())}>
        <DocsMenu />
      </BlogSidebar>
      {children}
    </div>
  )
}
