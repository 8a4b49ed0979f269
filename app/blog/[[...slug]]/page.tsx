import type { Metadata } from 'next'
import { ArchivePage, AuthorsPage, TagsPage } from '@/components/blog/index-pages'
import { ListPage } from '@/components/blog/list-page'
import { PostPage } from '@/components/blog/post-page'
import { StructuredData } from '@/components/ui/structured-data'
import { byLetter, listed, tagCounts } from '@/lib/content/blog-queries'
import type { RouteOf } from '@/lib/load/routes'
import { archiveYears, authorCounts, listPage, postPage } from '@/lib/view/blog'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { findRoute, staticParams } from '../../route-params'
import { site } from '../../site'

const kinds = ['blog-list', 'post', 'archive', 'tags', 'tag', 'authors', 'author'] as const

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const generateStaticParams = () => staticParams('slug', '/blog/', kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  headOf(site(), await findRoute(params, 'slug', '/blog/', kinds))

/** The blog: a post, a page of a list of posts, or the lists of all posts, tags and authors. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'slug', '/blog/', kinds)
  return (
    <>
      {pageOf(route)}
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}

function pageOf(route: RouteOf<(typeof kinds)[number]>) {
  switch (route.kind) {
    case 'post':
      return <PostPage {...postPage(site(), route)} />
    case 'archive':
      return <ArchivePage archive={archiveYears(site())} />
    case 'tags':
      return <TagsPage letters={byLetter(tagCounts(listed(site().posts)))} />
    case 'authors':
      return <AuthorsPage authors={authorCounts(site())} />
    case 'blog-list':
    case 'tag':
    case 'author':
      return <ListPage {...listPage(site(), route)} />
  }
}
