import type { Tag } from '@/lib/content/types'
import { Link } from './link'

interface TagsProps {
  /** Tags with the number of their pages, if it is to be shown. */
  tags: { tag: Tag; count?: number }[]
}

export function TagLinks({ tags }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className="tags">
      {tags.map(({ tag, count }) => (
        <li key={tag.permalink}>
          <Link to={tag.permalink} className="tag" rel="tag" title={tag.description}>
            {tag.label}
            {count !== undefined && <span className="count">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
