import { strings } from '@/lib/strings'
import type { PostCard } from '@/lib/view/blog'
import { NeighbourLinks } from '../ui/neighbour-links'
import { Link } from '../ui/link'
import { TagLinks } from './tag-links'

/** Posts with their opening, newest first. */
export function PostList({ cards }: { cards: PostCard[] }) {
  if (cards.length === 0) return <p>{strings.blog.noPosts}</p>
  return (
    <div className="posts">
      {cards.map((card) => (
        <PostItem key={card.permalink} card={card} />
      ))}
    </div>
  )
}

function PostItem({ card }: { card: PostCard }) {
  return (
    <article>
      <time dateTime={card.date.slice(0, 10)}>{card.dateText}</time>
      <h2>
        <Link to={card.permalink}>{card.title}</Link>
      </h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: card.html }} />
      {card.isTruncated && (
        <p>
          <Link to={card.permalink}>
            {strings.blog.readMore}
            <span className="hidden">: {card.title}</span>
          </Link>
        </p>
      )}
      <div className="meta">
        {card.authors.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
        {card.readingTime !== undefined && <span>{card.readingTime}</span>}
        <TagLinks tags={card.tags.map((tag) => ({ tag }))} />
      </div>
    </article>
  )
}

/** Links to the neighbouring pages of a list. */
export function ListPager({ newer, older }: { newer?: string; older?: string }) {
  const { blog } = strings
  return (
    <NeighbourLinks
      label={blog.pages}
      previous={newer === undefined ? undefined : { permalink: newer, label: blog.newer }}
      next={older === undefined ? undefined : { permalink: older, label: blog.older }}
    />
  )
}
