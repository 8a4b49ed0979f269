import type { ComponentProps, ReactNode } from 'react'
import type { Author } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { formatDayAndMonth } from '@/lib/text/date'
import { countOf } from '@/lib/text/plural'
import { typograph } from '@/lib/text/typograph'
import type { archiveYears } from '@/lib/view/blog'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { AuthorCard } from './author-card'
import { BlogFrame } from './blog-frame'
import { TagLetters } from './tag-links'

const { blog } = strings

/** A page that lists tags, authors or posts of the whole blog. */
const IndexPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <BlogFrame title={title}>
    <div className="page full">
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </div>
  </BlogFrame>
)

/** All tags under their first letters. */
export const TagsPage = ({ letters }: ComponentProps<typeof TagLetters>) => (
  <IndexPage title={blog.tags} lead={letters.length === 0 ? blog.noTags : blog.tagsLead}>
    <TagLetters letters={letters} />
  </IndexPage>
)

/** All authors in the order of their file. */
export const AuthorsPage = ({ authors }: { authors: { author: Author; count: number }[] }) => (
  <IndexPage title={blog.authors} lead={authors.length === 0 ? blog.noAuthors : blog.authorsLead}>
    <ul className="author-list">
      {authors.map(({ author, count }) => (
        <li key={author.key}>
          <AuthorCard author={author} />
          {author.description !== undefined && <p>{typograph(author.description)}</p>}
          <small>{countOf(count, blog.posts)}</small>
        </li>
      ))}
    </ul>
  </IndexPage>
)

/** All listed posts by year; inside a year the oldest stands first. */
export const ArchivePage = ({ archive }: { archive: ReturnType<typeof archiveYears> }) => (
  <IndexPage title={blog.archive} lead={archive.length === 0 ? blog.noPosts : blog.archiveLead}>
    <div className="archive">
      {archive.map(({ year, posts }) => (
        <section key={year}>
          <h2 id={String(year)}>{year}</h2>
          <ul>
            {posts.map(({ date, label, permalink }) => (
              <li key={permalink}>
                <time dateTime={date.slice(0, 10)}>{formatDayAndMonth(date)}</time>
                <Link to={permalink}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </IndexPage>
)
