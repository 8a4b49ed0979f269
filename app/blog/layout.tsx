import type { ReactNode } from 'react'
import { BlogSidebar } from '@/components/blog/blog-sidebar'
import { blogMenu } from '@/lib/view/blog'
import { site } from '../site'
import { DocsMenu } from '../site-frame'
import '@/components/blog/blog.css'
import '@/components/blog/authors.css'

/** The sidebar of the blog, which persists across navigation. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <BlogSidebar menu={blogMenu(site())}>
        <DocsMenu />
      </BlogSidebar>
      {children}
    </div>
  )
}
