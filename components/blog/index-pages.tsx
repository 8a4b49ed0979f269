/** Pages that list posts, tags or authors. */
import type { ComponentProps, ReactNode } from 'react'
import { blogFeeds } from '@/lib/content/site-paths'
import { byAuthor, byYear, underTag } from '@/lib/content/lists'
import type { Author } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { formatDay } from '@/lib/text/date'
import { countOf } from '@/lib/text/plural'
import { typograph } from '@/lib/text/typograph'
import { hrefOf } from '@/lib/text/url'
import type { listPage, postsAndTags } from '@/lib/view/blog'
import { PageMain } from '../frame/page-main'
import { Card } from '../ui/cards'
import { Day, Lead } from '../ui/text'
import { Link, RelatedLinks } from '../ui/link'
import { NeighbourLinks } from '../ui/neighbour-links.client'
import { TagLinks } from '../ui/tag-links'
import { AuthorLink, AuthorLinks, Avatar } from './author-card'
import { ListsStyles } from './blog-styles.client'
import { PostItem, PostList } from './post-list'

const { blog } = strings

interface IndexPageProps {
  top?: ReactNode
  title: string
  lead?: string
  rail?: ReactNode
  children: ReactNode
}

const IndexPage = ({ top, title, lead, rail, children }: IndexPageProps) => (
  <PageMain title={title}>
    <div className="page">
      {top}
      <h1>{title}</h1>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </div>
    {rail}
  </PageMain>
)

type ListPageProps = ReturnType<typeof listPage>

/** A list of posts: all, by tag, or by author. */
export const ListPage = ({
  author,
  relatedLinks,
  cards,
  pages,
  tags,
  tag,
  count,
  isMain = false,
  ...head
}: ListPageProps) => (
  <IndexPage
    {...head}
    top={author && <Avatar author={author} />}
    rail={<Rail tags={tags} current={tag} hasFeeds={cards.length > 0} />}
  >
    {author?.description !== undefined && <p className="prose">{typograph(author.description)}</p>}
    {author && <AuthorLinks author={author} />}
    {relatedLinks && (
      <RelatedLinks links={relatedLinks}>
        {count !== undefined && <span>{countOf(count, blog.posts)}</span>}
      </RelatedLinks>
    )}
    <PostList cards={cards} isMain={isMain} />
    <NeighbourLinks label={blog.pages} {...pages} />
  </IndexPage>
)

/** The column beside a list: tags and feeds; none before the first post. */
const Rail = ({ tags, current, hasFeeds }: ComponentProps<typeof TagLinks> & { hasFeeds: boolean }) =>
  (hasFeeds || tags.length > 0) && (
    <aside className="rail" aria-label={tags.length > 0 ? blog.tags : blog.feeds}>
      {tags.length > 0 && <h2>{blog.tags}</h2>}
      <TagLinks tags={tags} current={current} />
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

type ArchiveProps = ReturnType<typeof postsAndTags> & Pick<IndexPageProps, 'title' | 'lead'>
type ListProps = Omit<ArchiveProps, 'coverOf'>

/** All tags in alphabetical order, each with its newest posts. */
export const TagsPage = ({ posts, tags, ...heading }: ListProps) => (
  <IndexPage {...heading} rail={<Rail tags={[]} hasFeeds={posts.length > 0} />}>
    <ListsStyles />
    <div className="cards topics">
      {tags.map(({ tag, count }) => (
        <Card
          key={tag.permalink}
          title={tag.label}
          to={tag.permalink}
          rel="tag"
          isMarked={false}
          text={typograph(tag.description ?? '')}
          note={countOf(count, blog.posts)}
        >
          <Newest posts={underTag(posts, tag)} />
        </Card>
      ))}
    </div>
  </IndexPage>
)

/** How many posts the card of a tag or an author shows. */
const newestPosts = 4

/** All authors, in the order of `authors.yml`, each with their newest posts. */
export const AuthorsPage = ({ authors, ...props }: { authors: Author[] } & ListProps) => {
  const { posts, tags, ...heading } = props
  const lists = authors.map((author) => byAuthor(posts, author))
  return (
    <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={posts.length > 0} />}>
      <ListsStyles />
      <div className="cards people">
        {authors.map((author, at) => (
          <div key={author.key} className="card">
            <Avatar author={author} />
            <h2 translate="no">
              <AuthorLink author={author} className="stretched" />
            </h2>
            <small className="dated">
              {author.title !== undefined && <span>{author.title}</span>}
              <span>{countOf(lists[at]?.length ?? 0, blog.posts)}</span>
            </small>
            {author.description !== undefined && <p>{typograph(author.description)}</p>}
            <AuthorLinks author={author} />
            <Newest posts={lists[at] ?? []} />
          </div>
        ))}
      </div>
    </IndexPage>
  )
}

const Newest = ({ posts }: Pick<ListProps, 'posts'>) =>
  posts.length > 0 && (
    <ul className="newest">
      {posts.slice(0, newestPosts).map((post) => (
        <li key={post.permalink} className="meta">
          <Link to={post.permalink}>{post.title}</Link> <Day date={post.date} />
        </li>
      ))}
    </ul>
  )

/** All posts by year, newest first. */
export const ArchivePage = ({ posts: all, tags, coverOf, ...heading }: ArchiveProps) => (
  <IndexPage {...heading} rail={<Rail tags={tags} hasFeeds={all.length > 0} />}>
    <ListsStyles />
    {byYear(all).map(({ year, posts }) => (
      <section key={year} className="archive">
        <div>
          <h2 id={String(year)}>{year}</h2>
          <small>{countOf(posts.length, blog.posts)}</small>
        </div>
        <div className="posts">
          {posts.map((post) => (
            <PostItem key={post.permalink} post={post} cover={coverOf(post)} format={formatDay} heading="h3">
              {post.description && <p className="prose">{typograph(post.description)}</p>}
            </PostItem>
          ))}
        </div>
      </section>
    ))}
  </IndexPage>
)
