import type { ComponentProps, ReactNode } from 'react'
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
      {cards.map(({ post, cover, html }) => (
        <PostItem key={post.permalink} post={post} cover={cover}>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {post.parsed.isTruncated && (
            <p className="meta more">
              <Link to={post.permalink}>
                {strings.blog.readMore}
                <span className="hidden">: {post.title}</span>
              </Link>
            </p>
          )}
        </PostItem>
      ))}
    </div>
  )
}

interface PostItemProps extends Pick<ComponentProps<typeof Day>, 'format'>, Pick<PostCard, 'post' | 'cover'> {
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A post in a list. The whole entry is a link. */
export const PostItem = ({ post, cover, format, heading: Heading = 'h2', children }: PostItemProps) => (
  <article>
    {cover && <div className="cover" dangerouslySetInnerHTML={{ __html: cover }} />}
    <Heading>
      <Link to={post.permalink} className="stretched">
        {post.title}
      </Link>
    </Heading>
    <p className="meta dated">
      <Day date={post.date} format={format} />
      <ReadingTime post={post} isShort />
      {post.authors.map(({ name }) => (
        <span key={name} translate="no">
          {name}
        </span>
      ))}
    </p>
    {children}
  </article>
)

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
