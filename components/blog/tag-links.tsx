import type { Tag } from '@/lib/content/types'
import { Link } from '../ui/link'

/** Chips that lead to the pages of tags; a count is shown where there is one. */
export function TagLinks({ tags }: { tags: { tag: Tag; count?: number }[] }) {
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
export const TagLetters = ({
  letters,
}: {
  letters: { letter: string; tags: { tag: Tag; count: number }[] }[]
}) =>
  letters.map(({ letter, tags }) => (
    <section key={letter} className="letter">
      <h2 id={letter}>{letter}</h2>
      <TagLinks tags={tags} />
    </section>
  ))
