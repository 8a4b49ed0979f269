import type { ContentsEntry } from '@/lib/nav/table-of-contents'
import { contentsId, contentsTitleId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { TwinLink } from './twin-link'

/** Headings of the page: a column on wide screens, a sheet from the bottom on narrow ones. `twin` is the page as Markdown. */
export function TableOfContents({ entries, twin }: { entries: ContentsEntry[]; twin?: string | undefined }) {
  if (entries.length === 0) return null
  return (
    <nav className="toc" id={contentsId} popover="auto" aria-labelledby={contentsTitleId}>
      <h2 id={contentsTitleId}>{strings.docs.toc}</h2>
      {twin !== undefined && <TwinLink twin={twin} />}
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
