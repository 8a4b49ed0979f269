/** Pages that list posts, tags or authors. */
import type { ComponentProps, ReactNode } from 'react'
import { blogFeeds } from '@/lib/content/site-paths'
import { byAuthor, byMonth, byYear } from '@/lib/content/blog-queries'
import type { Author, Post } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { formatMonth } from '@/lib/text/date'
import { countOf } from '@/lib/text/plural'
import { typograph } from '@/lib/text/typograph'
import { hrefOf } from '@/lib/text/url'
import type { listPage, postsAndTags } from '@/lib/view/blog'
import { Sheet } from '../frame/sheet'
import { Lead } from '../ui/lead'
import { Link, RelatedLinks } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { ArchiveSheet } from './archive-sheet.client'
import { AuthorLink, AuthorLinks, Avatar } from './author-card'
import { PostList, ReadingTime } from './post-list'
import { TagLinks, TagTiles } from '../ui/tag-links'

const { blog } = strings

interface IndexPageProps {
  top?: ReactNode
  title: string
  lead?: string
  rail?: ReactNode
  children: ReactNode
}

const IndexPage = ({ top, title, lead, rail, children }: IndexPageProps) => (
  <Sheet title={title}>
    <div className="page">
      {top}
      <h1>{title}</h1>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </div>
    {rail}
  </Sheet>
)

/** A list of posts: all, by tag, or by author. */
export const ListPage = ({
  author,
  relatedLinks,
  cards,
  pages,
  tags,
  ...head
}: ReturnType<typeof listPage>) => (
  <IndexPage
    {...head}
    top={author && <Avatar author={author} />}
    rail={tags && <Rail tags={tags} hasFeeds={cards.length > 0} />}
  >
    {author?.description !== undefined && <p className="prose">{typograph(author.description)}</p>}
    {author && <AuthorLinks author={author} />}
    {relatedLinks && <RelatedLinks links={relatedLinks} />}
    <PostList cards={cards} />
    <NeighbourLinks label={blog.pages} {...pages} />
  </IndexPage>
)

/** The column beside a list: tags and feeds. */
const Rail = ({ tags, hasFeeds }: ComponentProps<typeof TagLinks> & { hasFeeds: boolean }) => (
  <aside className="rail" aria-label={tags.length > 0 ? blog.tags : blog.feeds}>
    {tags.length > 0 && <h2>{blog.tags}</h2>}
    <TagLinks tags={tags} />
    {hasFeeds && (
      <>
        <h2>{blog.feeds}</h2>
        <p className="row">
          <a href={hrefOf(blogFeeds.rss)}>RSS</a> <a href={hrefOf(blogFeeds.atom)}>Atom</a>{' '}
          <a href={hrefOf(blogFeeds.json)}>JSON</a>
        </p>
      </>
    )}
  </aside>
)

type Heading = Pick<IndexPageProps, 'title' | 'lead'>

/** The posts of a list, and the tags shown beside it. */
type PostsAndTags = Pick<ReturnType<typeof postsAndTags>, 'posts' | 'tags'>

/** All tags in alphabetical order. */
export const TagsPage = ({ tags, title, lead }: Pick<PostsAndTags, 'tags'> & Heading) => (
  <IndexPage title={title} lead={lead} rail={<Rail tags={[]} hasFeeds={tags.length > 0} />}>
    <TagTiles tags={tags} unit={blog.posts} />
  </IndexPage>
)

/** All authors, in the order of `authors.yml`. */
export const AuthorsPage = ({
  authors,
  posts,
  tags,
  title,
  lead,
}: { authors: Author[] } & PostsAndTags & Heading) => (
  <IndexPage title={title} lead={lead} rail={<Rail tags={tags} hasFeeds={posts.length > 0} />}>
    <div className="cards people">
      {authors.map((author) => (
        <div key={author.key} className="card">
          <Avatar author={author} />
          <h2 translate="no">
            <AuthorLink author={author} />
          </h2>
          <small>
            {author.title !== undefined && `${typograph(author.title)} ·\u00a0`}
            {countOf(byAuthor(posts, author).length, blog.posts)}
          </small>
          {author.description !== undefined && <p>{typograph(author.description)}</p>}
          <AuthorLinks author={author} />
        </div>
      ))}
    </div>
  </IndexPage>
)

/** Returns the HTML of the image that opens a post; may be empty. */
type Covers = { coverOf: (post: Post) => string }

/** All posts by year and month, newest first. */
export const ArchivePage = ({ posts: all, tags, coverOf, ...heading }: PostsAndTags & Covers & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={all.length > 0} />}>
    <ArchiveSheet />
    {byYear(all).map(({ year, posts }) => (
      <section key={year} className="archive">
        <div>
          <h2 id={String(year)}>{year}</h2>
          <small>{countOf(posts.length, blog.posts)}</small>
        </div>
        <div>
          {byMonth(posts).map(({ month, posts: own }) => (
            <Month key={month} month={month} posts={own} coverOf={coverOf} />
          ))}
        </div>
      </section>
    ))}
  </IndexPage>
)

const Month = ({ month, posts, coverOf }: { month: string; posts: Post[] } & Covers) => (
  <>
    <h3>{formatMonth(month)}</h3>
    <ul>
      {posts.map((post) => (
        <li key={post.permalink}>
          <time dateTime={post.date.slice(0, 10)}>{Number(post.date.slice(8, 10))}</time>
          <Thumbnail html={coverOf(post)} />
          <Link to={post.permalink}>{post.title}</Link>
          <small>
            <ReadingTime post={post} isShort />
          </small>
          {post.description && <p>{typograph(post.description)}</p>}
        </li>
      ))}
    </ul>
  </>
)

/** The cover of a post, if it has one, beside its title, which says the same. */
const Thumbnail = ({ html }: { html: string }) =>
  html !== '' && <span className="cover" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
