import type { Post } from '@/lib/content/types'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { formatDate } from '@/lib/text/date'
import { countOf } from '@/lib/text/plural'
import { typograph } from '@/lib/text/typograph'
import { Link } from '../ui/link'
import { AuthorCard } from './author-card'
import { TagLinks } from '../ui/tag-links'

interface PostCard {
  post: Post
  /** Text above the truncate marker; the whole text without one. */
  html: string
}

/** Posts with their opening, newest first. */
export function PostList({ cards }: { cards: PostCard[] }) {
  if (cards.length === 0) return <p>{strings.blog.noPosts}</p>
  return (
    <div className="posts">
      {cards.map((card) => (
        <PostItem key={card.post.permalink} {...card} />
      ))}
    </div>
  )
}

function PostItem({ post, html }: PostCard) {
  const { permalink } = post
  const title = typograph(post.title)
  return (
    <article>
      <PostDate post={post} />
      <h2>
        <Link to={permalink}>{title}</Link>
      </h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {post.parsed.isTruncated && (
        <p>
          <Link to={permalink}>
            {strings.blog.readMore}
            <span className="hidden">: {title}</span>
          </Link>
        </p>
      )}
      <div className="meta">
        {post.authors.map((author) => (
          <AuthorCard key={author.key ?? author.name} author={author} isShort />
        ))}
        <ReadingTime post={post} />
        <TagLinks tags={post.tags.map((tag) => ({ tag }))} />
      </div>
    </article>
  )
}

/** The day of a post. */
export const PostDate = ({ post: { date } }: { post: Post }) => (
  <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>
)

/** How long a post takes to read, if the settings show it. */
export const ReadingTime = ({
  post: { readingMinutes },
  isShown = config.blog.showReadingTime,
}: {
  post: Post
  isShown?: boolean
}) => isShown && <span>{countOf(readingMinutes, strings.blog.minutes)}</span>
