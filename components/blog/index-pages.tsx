/** Pages of the blog that list posts, tags or authors. */
import type { ComponentProps, ReactNode } from 'react'
import { blogFeeds } from '@/lib/content/address'
import { strings } from '@/lib/strings'
import { formatDayAndMonth } from '@/lib/text/date'
import { countOf } from '@/lib/text/plural'
import { typograph } from '@/lib/text/typograph'
import { hrefOf } from '@/lib/text/url'
import type { archiveYears, authorCounts, listPage } from '@/lib/view/blog'
import { Lead, Link, WaysOn } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { AuthorCard, Avatar } from './author-card'
import { BlogSheet } from './blog-frame'
import { PostList } from './post-list'
import { TagLetters, TagLinks } from './tag-links'

const { blog } = strings

interface IndexPageProps {
  /** Above the title. */
  top?: ReactNode
  title: string
  lead?: string | undefined
  /** What stands beside the list. */
  rail?: ReactNode
  children: ReactNode
}

const IndexPage = ({ top, title, lead, rail, children }: IndexPageProps) => (
  <BlogSheet title={title}>
    <div className={rail ? 'page' : 'page full'}>
      {top}
      <h1>{title}</h1>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </div>
    {rail}
  </BlogSheet>
)

/** A page of posts: of the blog, of a tag, of an author. */
export const ListPage = ({ author, waysOn, cards, pages, tags, ...head }: ReturnType<typeof listPage>) => (
  <IndexPage
    {...head}
    top={author && <Avatar author={author} />}
    rail={tags && <Rail tags={tags} hasFeeds={cards.length > 0} />}
  >
    {author?.description !== undefined && <p className="prose">{typograph(author.description)}</p>}
    <WaysOn links={waysOn} />
    <PostList cards={cards} />
    <NeighbourLinks label={blog.pages} {...pages} />
  </IndexPage>
)

/** Tags and feeds beside the list of the whole blog. */
const Rail = ({ tags, hasFeeds }: ComponentProps<typeof TagLinks> & { hasFeeds: boolean }) => (
  <aside className="rail" aria-label={blog.tags}>
    {tags.length > 0 && <h2>{blog.tags}</h2>}
    <TagLinks tags={tags} />
    {hasFeeds && (
      <>
        <h2>{blog.feeds}</h2>
        <p>
          <a href={hrefOf(blogFeeds.rss)}>RSS</a>, <a href={hrefOf(blogFeeds.atom)}>Atom</a>,{' '}
          <a href={hrefOf(blogFeeds.json)}>JSON</a>
        </p>
      </>
    )}
  </aside>
)

/** All tags under their first letters. */
export const TagsPage = ({ tags }: ComponentProps<typeof TagLetters>) => (
  <IndexPage title={blog.tags} lead={tags.length === 0 ? blog.noTags : blog.tagsLead}>
    <TagLetters tags={tags} />
  </IndexPage>
)

/** All authors in the order of their file. */
export const AuthorsPage = ({ authors }: { authors: ReturnType<typeof authorCounts> }) => (
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

/** All listed posts by year. */
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
