import type { ReactNode } from 'react'
import { BlogSidebar } from '@/components/blog/blog-sidebar'
import { BlogStyles } from '@/components/blog/blog-styles.client'
import { ArchivePage, AuthorsPage, ListPage, TagsPage } from '@/components/blog/index-pages'
import { PostPage } from '@/components/blog/post-page'
import type { Site } from '@/lib/load/load-site'
import { blogMenu, listPage, postPage, postsAndTags, type ListRoute } from '@/lib/view/blog'
import { headingOf } from '@/lib/view/metadata'
import type { Renderers } from './renderers'
import { DocsMenu } from './site-frame'

/** A page with the sidebar of the blog. */
const inFrame = (site: Site, page: ReactNode) => (
  <div className="frame">
    <BlogStyles />
    <BlogSidebar menu={blogMenu(site)}>
      <DocsMenu />
    </BlogSidebar>
    {page}
  </div>
)

const list = (site: Site, route: ListRoute) => inFrame(site, <ListPage {...listPage(site, route)} />)

export const blogPages: Renderers<'post' | 'archive' | 'tags' | 'authors' | ListRoute['kind']> = {
  post: (site, route) => inFrame(site, <PostPage {...postPage(site, route)} />),
  'blog-list': list,
  tag: list,
  author: list,
  archive: (site, route) =>
    inFrame(site, <ArchivePage {...headingOf(site, route)} {...postsAndTags(site)} />),
  tags: (site, route) => inFrame(site, <TagsPage {...headingOf(site, route)} {...postsAndTags(site)} />),
  authors: (site, route) =>
    inFrame(site, <AuthorsPage {...headingOf(site, route)} authors={site.authors} {...postsAndTags(site)} />),
}
