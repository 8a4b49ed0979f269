import type { Post } from '@/lib/content/types'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { countOf } from '@/lib/text/plural'
import { Day } from '../ui/text'
import { Link } from '../ui/link'

interface PostCard {
  post: Post
  /** HTML of the image that opens the post; may be empty. */
  cover: string
  /** The excerpt, or the whole text if there is no truncate marker. */
  html: string
}

interface PostListProps {
  cards: PostCard[]
  /** Whether it is the list of all posts, which begins with a large one. */
  isMain?: boolean
}

export function PostList({ cards, isMain = false }: PostListProps) {
  if (cards.length === 0) return <p>{strings.blog.noPosts}</p>
  return (
    <div className={isMain ? 'posts main' : 'posts'}>
      {cards.map((card) => (
        <PostItem key={card.post.permalink} {...card} />
      ))}
    </div>
  )
}

/** A post in a list. The whole card is a link. */
function PostItem({ post, cover, html }: PostCard) {
  const { permalink, authors, title } = post
  return (
    <article>
      {cover && <div className="cover" dangerouslySetInnerHTML={{ __html: cover }} />}
      <h2>
        <Link to={permalink} className="stretched">
          {title}
        </Link>
      </h2>
      <p className="meta dated">
        <Day date={post.date} />
        <ReadingTime post={post} isShort />
        {authors.length > 0 && <span translate="no">{authors.map(({ name }) => name).join(', ')}</span>}
      </p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {post.parsed.isTruncated && (
        <p className="meta more">
          <Link to={permalink}>
            {strings.blog.readMore}
            <span className="hidden">: {title}</span>
          </Link>
        </p>
      )}
    </article>
  )
}

interface ReadingTimeProps {
  post: Post
  /** «5 мин» instead of «5 минут чтения». */
  isShort?: boolean
  isShown?: boolean
}

/** Reading time, unless the settings hide it. */
export const ReadingTime = ({
  post: { readingMinutes },
  isShort = false,
  isShown = config.blog.showReadingTime,
}: ReadingTimeProps) =>
  isShown && (
    <span>
      {isShort ? strings.blog.shortMinutes(readingMinutes) : countOf(readingMinutes, strings.blog.minutes)}
    </span>
  )
