import type { Metadata } from 'next'
import { AuthorsPage } from '@/components/blog/authors-page'
import { ListPage } from '@/components/blog/list-page'
import { Lead } from '@/components/ui/lead'
import { StructuredData } from '@/components/ui/structured-data'
import { Link } from '@/components/ui/link'
import { paginate } from '@/lib/content/paginate'
import { byAuthor, listed } from '@/lib/content/blog-queries'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { listNeighbours, postCard } from '@/lib/view/blog'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { typograph } from '@/lib/text/typograph'
import { findRoute, staticParams } from '../../../route-params'
import { site } from '../../../site'

const kinds = ['authors', 'author'] as const
const base = '/blog/authors/'

interface Props {
  params: Promise<{ author?: string[] }>
}

export const generateStaticParams = () => staticParams('author', base, kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  headOf(site(), await findRoute(params, 'author', base, kinds))

/** All authors, or the posts of one. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'author', base, kinds)
  const posts = listed(site().posts)
  if (route.kind === 'authors') {
    const authors = site().authors.map((author) => ({ author, count: byAuthor(posts, author).length }))
    return (
      <>
        <AuthorsPage authors={authors} />
        <StructuredData things={structuredData(site(), route)} />
      </>
    )
  }
  const { author } = route
  const page = paginate(byAuthor(posts, author), config.blog.postsPerPage)[route.page - 1]
  return (
    <>
      <ListPage
        title={author.name}
        lead={
          <div className="prose">
            {author.title !== undefined && <Lead>{author.title}</Lead>}
            {author.description !== undefined && <p>{typograph(author.description)}</p>}
            <p>
              <Link to={base}>{strings.blog.allAuthors}</Link>
            </p>
          </div>
        }
        cards={(page?.items ?? []).map((post) => postCard(site(), post))}
        pager={listNeighbours(author.permalink ?? base, route.page, page?.total ?? 1)}
      />
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}
