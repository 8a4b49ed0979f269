import type { Metadata } from 'next'
import { ListPage } from '@/components/blog/list-page'
import { PostPage } from '@/components/blog/post-page'
import { Lead } from '@/components/ui/lead'
import { StructuredData } from '@/components/ui/structured-data'
import { paginate } from '@/lib/content/paginate'
import { listed, tagCounts } from '@/lib/content/blog-queries'
import { config } from '@/lib/site'
import { listNeighbours, postCard, postPage } from '@/lib/view/blog'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { findRoute, staticParams } from '../../route-params'
import { site } from '../../site'

const kinds = ['blog-list', 'post'] as const

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const generateStaticParams = () => staticParams('slug', '/blog/', kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  headOf(site(), await findRoute(params, 'slug', '/blog/', kinds))

/** The blog: a page of its list, or a post. Posts with dates in their addresses have several segments. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'slug', '/blog/', kinds)
  const posts = listed(site().posts)
  if (route.kind === 'post') {
    return (
      <>
        <PostPage {...postPage(site(), route)} />
        <StructuredData things={structuredData(site(), route)} />
      </>
    )
  }
  const page = paginate(posts, config.blog.postsPerPage)[route.page - 1]
  return (
    <>
      <ListPage
        title={config.blog.title}
        lead={<Lead>{config.blog.description}</Lead>}
        cards={(page?.items ?? []).map((post) => postCard(site(), post))}
        pager={listNeighbours('/blog/', route.page, page?.total ?? 1)}
        rail={{ tags: tagCounts(posts), hasFeeds: posts.length > 0 }}
      />
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}
