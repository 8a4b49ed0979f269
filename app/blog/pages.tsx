import { ArchivePage, AuthorsPage, ListPage, TagsPage } from '@/components/blog/index-pages'
import { PostPage } from '@/components/blog/post-page'
import type { Site } from '@/lib/load/load-site'
import { listPage, postPage, postsAndTags, type ListRoute } from '@/lib/view/blog'
import { headingOf } from '@/lib/view/metadata'
import type { Renderers } from '../create-route'

const list = (site: Site, route: ListRoute) => <ListPage {...listPage(site, route)} />

export const blogPages: Renderers<'post' | 'archive' | 'tags' | 'authors' | ListRoute['kind']> = {
  post: (site, route) => <PostPage {...postPage(site, route)} />,
  'blog-list': list,
  tag: list,
  author: list,
  archive: (site, route) => <ArchivePage {...headingOf(site, route)} {...postsAndTags(site)} />,
  tags: (site, route) => <TagsPage {...headingOf(site, route)} {...postsAndTags(site)} />,
  authors: (site, route) => (
    <AuthorsPage {...headingOf(site, route)} authors={site.authors} {...postsAndTags(site)} />
  ),
}
