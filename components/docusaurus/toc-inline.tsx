import { tableOfContents, type ContentsEntry } from '@/lib/nav/table-of-contents'
import { config } from '@/lib/site'

interface TocInlineProps {
  toc: { value: string; id: string; level: number }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** The headings of a page as a list within its text. */
export default function TocInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  const { minLevel, maxLevel } = config.docs.toc
  const headings = toc.map(({ value, id, level }) => ({ id, text: value, typeset: value, level }))
  const levels = { min: minHeadingLevel ?? minLevel, max: maxHeadingLevel ?? maxLevel }
  return <Entries entries={tableOfContents(headings, levels)} />
}

const Entries = ({ entries }: { entries: ContentsEntry[] }) =>
  entries.length > 0 && (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          <Entries entries={children} />
        </li>
      ))}
    </ul>
  )
