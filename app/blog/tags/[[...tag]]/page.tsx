import type { Metadata } from 'next'
import { ListPage } from '@/components/blog/list-page'
import { TagsPage } from '@/components/blog/tags-page'
import { Lead } from '@/components/ui/lead'
import { StructuredData } from '@/components/ui/structured-data'
import { Link } from '@/components/ui/link'
import { paginate } from '@/lib/content/paginate'
import { byLetter, listed, tagCounts, withTag } from '@/lib/content/blog-queries'
import { countOf } from '@/lib/text/plural'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { listNeighbours, postCard } from '@/lib/view/blog'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { findRoute, staticParams } from '../../../route-params'
import { site } from '../../../site'

const kinds = ['tags', 'tag'] as const
const base = '/blog/tags/'

interface Props {
  params: Promise<{ tag?: string[] }>
}

export const generateStaticParams = () => staticParams('tag', base, kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  headOf(site(), await findRoute(params, 'tag', base, kinds))

/** All tags, or the posts of one. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'tag', base, kinds)
  const posts = listed(site().posts)
  if (route.kind === 'tags')
    return (
      <>
        <TagsPage letters={byLetter(tagCounts(posts))} />
        <StructuredData things={structuredData(site(), route)} />
      </>
    )

  // a tag that only unlisted posts have shows them: it can be reached from those posts alone
  const listedOnes = withTag(posts, route.tag)
  const tagged = listedOnes.length > 0 ? listedOnes : withTag(site().posts, route.tag)
  const page = paginate(tagged, config.blog.postsPerPage)[route.page - 1]
  return (
    <>
      <ListPage
        title={strings.blog.tagged(countOf(tagged.length, strings.blog.posts), route.tag.label)}
        lead={
          <>
            {route.tag.description !== undefined && <Lead>{route.tag.description}</Lead>}
            <p>
              <Link to={base}>{strings.blog.allTags}</Link>
            </p>
          </>
        }
        cards={(page?.items ?? []).map((post) => postCard(site(), post))}
        pager={listNeighbours(route.tag.permalink, route.page, page?.total ?? 1)}
      />
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}
