import { byLetter } from '@/lib/content/blog-queries'
import type { Tag } from '@/lib/content/types'
import { Link } from './link'

interface TagsProps {
  /** A count is shown where there is one. */
  tags: { tag: Tag; count?: number }[]
}

/** Chips that lead to the pages of tags. */
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

/** Tags under their first letters. */
export const TagLetters = ({ tags }: TagsProps) =>
  byLetter(tags).map(({ letter, tags: own }) => (
    <section key={letter} className="letter">
      <h2 id={letter}>{letter}</h2>
      <TagLinks tags={own} />
    </section>
  ))
