import type { Tag } from '@/lib/content/types'
import { Link } from './link'

interface TagLinksProps {
  tags: { tag: Tag; count?: number }[]
  /** The permalink of the tag that the page is about. */
  current?: string
}

/** Tags with the number of their pages, if it is to be shown. */
export function TagLinks({ tags, current }: TagLinksProps) {
  if (tags.length === 0) return null
  return (
    <ul className="tags">
      {tags.map(({ tag, count }) => (
        <li key={tag.permalink}>
          <Link
            to={tag.permalink}
            className="tag"
            rel="tag"
            title={tag.description}
            aria-current={tag.permalink === current ? 'true' : undefined}
          >
            {tag.label}
            {count !== undefined && <span className="count">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
