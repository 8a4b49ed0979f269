/** Pages that list posts, tags or authors. */
import type { ComponentProps, ReactNode } from 'react'
import { blogFeeds } from '@/lib/content/site-paths'
import { byAuthor, byMonth, byYear } from '@/lib/content/blog-queries'
import { underTag } from '@/lib/content/list-queries'
import type { Author } from '@/lib/content/types'
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
import { AuthorLink, Avatar } from './author-card'
import { FewPosts, Thumbnail } from './few-posts'
import { ListsSheet } from './lists-sheet.client'
import { PostList, ReadingTime } from './post-list'
import { TagLinks } from '../ui/tag-links'

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

/** The posts of a list with their covers, and the tags shown beside it. */
type PostsAndTags = ReturnType<typeof postsAndTags>

/** All tags in alphabetical order, with their newest posts. */
export const TagsPage = ({ posts, tags, coverOf, ...heading }: PostsAndTags & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={[]} hasFeeds={tags.length > 0} />}>
    <ListsSheet />
    <ul className="rows topics">
      {tags.map(({ tag, count }) => (
        <li key={tag.permalink}>
          <h2>
            <Link to={tag.permalink} rel="tag">
              {tag.label}
            </Link>
          </h2>
          <small>{countOf(count, blog.posts)}</small>
          {tag.description !== undefined && <p>{typograph(tag.description)}</p>}
          <FewPosts posts={underTag(posts, tag)} coverOf={coverOf} />
        </li>
      ))}
    </ul>
  </IndexPage>
)

/** All authors, in the order of `authors.yml`. */
export const AuthorsPage = ({
  authors,
  posts,
  tags,
  coverOf,
  ...heading
}: { authors: Author[] } & PostsAndTags & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={posts.length > 0} />}>
    <ListsSheet />
    <ul className="rows people">
      {authors.map((author) => (
        <li key={author.key}>
          <Avatar author={author} />
          <h2 translate="no">
            <AuthorLink author={author} />
          </h2>
          <small>
            {author.title !== undefined && `${typograph(author.title)} · `}
            {countOf(byAuthor(posts, author).length, blog.posts)}
          </small>
          {author.description !== undefined && <p>{typograph(author.description)}</p>}
          <FewPosts posts={byAuthor(posts, author)} coverOf={coverOf} />
        </li>
      ))}
    </ul>
  </IndexPage>
)

/** All posts by year and month, newest first. */
export const ArchivePage = ({ posts: all, tags, coverOf, ...heading }: PostsAndTags & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={all.length > 0} />}>
    <ListsSheet />
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

const Month = ({ month, posts, coverOf }: { month: string } & Omit<PostsAndTags, 'tags'>) => (
  <>
    <h3>{formatMonth(month)}</h3>
    <ul className="rows">
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
