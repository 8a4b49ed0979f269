import { strings } from '@/lib/strings'
import type { postPage } from '@/lib/view/blog'
import { PageMeta } from '../docs/page-meta'
import { TableOfContents } from '../docs/table-of-contents'
import { TwinLink } from '../docs/twin-link'
import { VisibilityNote } from '../docs/visibility-note'
import { EntryContent } from '../mdx/entry-content'
import { NeighbourLinks } from '../ui/neighbour-links'
import { AuthorCard } from './author-card'
import { BlogFrame } from './blog-frame'
import { TagLinks } from './tag-links'

/** A post of the blog. */
export function PostPage({ view, meta, text, newer, older, twin }: ReturnType<typeof postPage>) {
  const { blog } = strings
  const hasContents = view.contents.length > 0
  return (
    <BlogFrame title={view.title} hasContents={hasContents}>
      <article className={hasContents ? 'page post' : 'page post full'}>
        <div className="page-top">
          <div className="meta">
            <time dateTime={meta.date.slice(0, 10)}>{meta.dateText}</time>
            {meta.readingTime !== undefined && <span>{meta.readingTime}</span>}
          </div>
          {twin !== undefined && <TwinLink twin={twin} />}
        </div>
        <VisibilityNote visibility={view.visibility} />
        <h1>{view.title}</h1>
        {meta.authors.length > 0 && (
          <div className="authors">
            {meta.authors.map((author) => (
              <AuthorCard key={author.name} author={author} />
            ))}
          </div>
        )}
        <EntryContent text={text} />
        <TagLinks tags={meta.tags.map((tag) => ({ tag }))} />
        <PageMeta view={view} />
        <NeighbourLinks
          label={blog.neighbours}
          previous={newer && { ...newer, kind: blog.newerPost }}
          next={older && { ...older, kind: blog.olderPost }}
        />
      </article>
      <TableOfContents entries={view.contents} twin={twin} />
    </BlogFrame>
  )
}
