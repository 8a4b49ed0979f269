import { ArchivePage, AuthorsPage, ListPage, TagsPage } from '@/components/blog/index-pages'
import { PostPage } from '@/components/blog/post-page'
import { listed, tagCounts } from '@/lib/content/blog-queries'
import { archiveYears, authorCounts, listPage, postPage, type ListRoute } from '@/lib/view/blog'
import { pagesOf } from '../../pages-of'
import { site } from '../../site'

const list = (route: ListRoute) => <ListPage {...listPage(site(), route)} />

/** The blog: a post, a page of a list of posts, or the lists of all posts, tags and authors. */
const pages = pagesOf('/blog/', {
  post: (route) => <PostPage {...postPage(site(), route)} />,
  'blog-list': list,
  tag: list,
  author: list,
  archive: () => <ArchivePage archive={archiveYears(site())} />,
  tags: () => <TagsPage tags={tagCounts(listed(site().posts))} />,
  authors: () => <AuthorsPage authors={authorCounts(site())} />,
})

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
