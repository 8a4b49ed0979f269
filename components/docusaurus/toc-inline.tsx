import { tableOfContents, type ContentsEntry } from '@/lib/nav/table-of-contents'
import { config } from '@/lib/site'

interface TocInlineProps {
  toc: { value: string; id: string; level: number }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

const { minLevel, maxLevel } = config.docs.toc

/** The headings of a page as a list within its text. */
export default function TocInline({
  toc,
  minHeadingLevel: min = minLevel,
  maxHeadingLevel: max = maxLevel,
}: TocInlineProps) {
  const headings = toc.map(({ value, id, level }) => ({ id, text: value, typeset: value, level }))
  return <Entries entries={tableOfContents(headings, { min, max })} />
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
