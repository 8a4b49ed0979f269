/** Pages that list posts, tags or authors. */
import type { ComponentProps, ReactNode } from 'react'
import { blogFeeds } from '@/lib/content/site-paths'
import { byAuthor, byYear } from '@/lib/content/blog-queries'
import { underTag } from '@/lib/content/list-queries'
import type { Author, Post } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { config } from '@/lib/site'
import { formatDayAndMonth } from '@/lib/text/date'
import { countOf } from '@/lib/text/plural'
import { typograph } from '@/lib/text/typograph'
import { hrefOf } from '@/lib/text/url'
import type { listPage } from '@/lib/view/blog'
import { Sheet } from '../frame/sheet'
import { Lead } from '../ui/lead'
import { Link, RelatedLinks } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links'
import { AuthorLink, Avatar } from './author-card'
import { PostList, ReadingTime } from './post-list'
import { TagLinks, TagList } from '../ui/tag-links'

const { blog } = strings

interface IndexPageProps {
  /** Rendered above the title. */
  top?: ReactNode
  title: string
  lead?: string
  /** Rendered beside the list. */
  rail?: ReactNode
  children: ReactNode
}

const IndexPage = ({ top, title, lead, rail, children }: IndexPageProps) => (
  <Sheet section={title === config.blog.title ? undefined : config.blog.title} title={title}>
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
        <p>
          <a href={hrefOf(blogFeeds.rss)}>RSS</a>, <a href={hrefOf(blogFeeds.atom)}>Atom</a>,{' '}
          <a href={hrefOf(blogFeeds.json)}>JSON</a>
        </p>
      </>
    )}
  </aside>
)

type Heading = Pick<IndexPageProps, 'title' | 'lead'>

/** The posts of a list, and the tags shown beside it. */
type PostsAndTags = { posts: Post[] } & ComponentProps<typeof TagLinks>

/** Links to the five newest posts. */
const FewPosts = ({ posts }: { posts: Post[] }) =>
  posts.length > 0 && (
    <ul className="few">
      {posts.slice(0, 5).map(({ permalink, title }) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  )

/** All tags in alphabetical order, with their newest posts. */
export const TagsPage = ({ posts, tags, ...heading }: PostsAndTags & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={[]} hasFeeds={tags.length > 0} />}>
    <TagList
      tags={tags.map((each) => ({ ...each, below: <FewPosts posts={underTag(posts, each.tag)} /> }))}
      unit={blog.posts}
    />
  </IndexPage>
)

/** All authors, in the order of `authors.yml`. */
export const AuthorsPage = ({
  authors,
  posts,
  tags,
  ...heading
}: { authors: Author[] } & PostsAndTags & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={posts.length > 0} />}>
    <ul className="rows people">
      {authors.map((author) => (
        <li key={author.key}>
          <Avatar author={author} />
          <h2 translate="no">
            <AuthorLink author={author} />
          </h2>
          <small className="count">{countOf(byAuthor(posts, author).length, blog.posts)}</small>
          {author.title !== undefined && <small>{typograph(author.title)}</small>}
          {author.description !== undefined && <p>{typograph(author.description)}</p>}
          <FewPosts posts={byAuthor(posts, author)} />
        </li>
      ))}
    </ul>
  </IndexPage>
)

export const ArchivePage = ({ posts: all, tags, ...heading }: PostsAndTags & Heading) => (
  <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={all.length > 0} />}>
    {byYear(all).map(({ year, posts }) => (
      <section key={year} className="archive">
        <h2 id={String(year)}>{year}</h2>
        <ul className="rows">
          {posts.map((post) => (
            <li key={post.permalink}>
              <time dateTime={post.date.slice(0, 10)}>{formatDayAndMonth(post.date)}</time>
              <h3>
                <Link to={post.permalink}>{post.title}</Link>
              </h3>
              <small>
                <ReadingTime post={post} />
              </small>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </IndexPage>
)
