import { blogPath } from '@/lib/content/site-paths'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import type { postPage } from '@/lib/view/blog'
import { EntryArticle } from '../entry/entry-article'
import { PageTop } from '../entry/page-top.client'
import { PageMain } from '../frame/page-main'
import { Day } from '../ui/text'
import { NeighbourLinks } from '../ui/neighbour-links.client'
import { AuthorCard, AuthorLink } from './author-card'
import { ReadingTime } from './post-list'

export function PostPage({ post, view, text, neighbours }: ReturnType<typeof postPage>) {
  const { blog, common } = strings
  const hasContents = view.contents.length > 0
  const names = post.authors.flatMap((author, index) => [
    index > 0 && ', ',
    <AuthorLink key={author.name} author={author} />,
  ])
  const top = (
    <PageTop
      crumbs={[{ label: config.blog.title, permalink: blogPath }]}
      markdown={view.markdown}
      hasContents={hasContents}
    />
  )
  const byline = (
    <div className="meta dated">
      <Day date={post.date} />
      <ReadingTime post={post} />
      {view.updated !== undefined && (
        <span>
          {common.updated} <Day date={view.updated} />
        </span>
      )}
      {names.length > 0 && <span translate="no">{names}</span>}
    </div>
  )
  return (
    <PageMain title={view.title} hasContents={hasContents} hasColumns={view.hasColumns}>
      <EntryArticle
        // the byline has it
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
    </PageMain>
  )
}
