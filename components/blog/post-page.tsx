import { blogPath } from '@/lib/content/site-paths'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { formatDate } from '@/lib/text/date'
import type { postPage } from '@/lib/view/blog'
import { EntryArticle, PageTools } from '../entry/entry-article'
import { Sheet } from '../frame/sheet'
import { Link } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { AuthorCard, AuthorLink } from './author-card'
import { PostDate, ReadingTime } from './post-list'

export function PostPage({ post, view, text, neighbours }: ReturnType<typeof postPage>) {
  const { blog, common, docs } = strings
  const hasContents = view.contents.length > 0
  const names = post.authors.flatMap((author, index) => [
    index > 0 && ', ',
    <AuthorLink key={author.name} author={author} />,
  ])
  const top = (
    <div className="page-top">
      <nav aria-label={docs.breadcrumbs}>
        <ol className="crumbs">
          <li>
            <Link to={blogPath}>{config.blog.title}</Link>
          </li>
        </ol>
      </nav>
      <PageTools markdown={view.markdown} hasContents={hasContents} />
    </div>
  )
  const byline = (
    <div className="meta dated">
      <PostDate post={post} />
      <ReadingTime post={post} />
      {view.updated !== undefined && (
        <span>
          {common.updated.toLowerCase()}{' '}
          <time dateTime={view.updated.slice(0, 10)}>{formatDate(view.updated)}</time>
        </span>
      )}
      {names.length > 0 && <span translate="no">{names}</span>}
    </div>
  )
  return (
    <Sheet title={view.title} hasContents={hasContents} hasColumns={view.hasColumns}>
      <EntryArticle
        view={{ ...view, updated: undefined }}
        text={text}
        className="page post"
        top={top}
        byline={byline}
      >
        {post.authors.length > 0 && (
          <div className="authors">
            {post.authors.map((author) => (
              <AuthorCard key={author.key ?? author.name} author={author} />
            ))}
          </div>
        )}
        <NeighbourLinks label={blog.neighbours} kinds={[blog.newerPost, blog.olderPost]} {...neighbours} />
      </EntryArticle>
    </Sheet>
  )
}
