import type { ContentsEntry } from '@/lib/nav/table-of-contents'
import { strings } from '@/lib/strings'

/** Headings of the page: a column on wide screens, a sheet from the bottom on narrow ones. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav className="toc" id="toc" popover="auto" aria-labelledby="toc-title" data-still="toc">
      <h2 id="toc-title">{strings.docs.toc}</h2>
      <Entries entries={entries} />
    </nav>
  )
}

function Entries({ entries }: { entries: ContentsEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  )
}
