import type { Author } from '@/lib/content/types'
import { countOf } from '@/lib/text/plural'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/text/typograph'
import { AuthorCard } from './author-card'
import { BlogFrame } from './blog-frame'
import { Lead } from '../ui/lead'

interface AuthorsPageProps {
  authors: { author: Author; count: number }[]
}

/** All authors in the order of their file. */
export function AuthorsPage({ authors }: AuthorsPageProps) {
  const { blog } = strings
  return (
    <BlogFrame title={blog.authors}>
      <div className="page full">
        <h1>{blog.authors}</h1>
        <Lead>{authors.length === 0 ? blog.noAuthors : blog.authorsLead}</Lead>
        <ul className="author-list">
          {authors.map(({ author, count }) => (
            <li key={author.key}>
              <AuthorCard author={author} />
              {author.description !== undefined && <p>{typograph(author.description)}</p>}
              <small>{countOf(count, blog.posts)}</small>
            </li>
          ))}
        </ul>
      </div>
    </BlogFrame>
  )
}
