import { blogPath } from '@/lib/content/site-paths'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import type { postPage } from '@/lib/view/blog'
import { EntryArticle, CopyPageLink } from '../entry/entry-article'
import { Sheet } from '../frame/sheet'
import { Link } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { AuthorCard, AuthorLink } from './author-card'
import { PostDate, ReadingTime } from './post-list'

export function PostPage({ post, view, text, neighbours }: ReturnType<typeof postPage>) {
  const { blog, docs } = strings
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
      <CopyPageLink markdown={view.markdown} />
    </div>
  )
  const byline = (
    <div className="meta dated">
      <PostDate post={post} />
      <ReadingTime post={post} />
      {names.length > 0 && <span translate="no">{names}</span>}
    </div>
  )
  return (
    <Sheet title={view.title} hasContents={view.contents.length > 0} hasColumns={view.hasColumns}>
      <EntryArticle view={view} text={text} className="page post" top={top} byline={byline}>
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
