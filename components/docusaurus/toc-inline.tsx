import { tableOfContents } from '@/lib/nav/table-of-contents'
import { config } from '@/lib/site'
import { Entries } from '../ui/contents-list.client'

interface TocInlineProps {
  toc: { value: string; id: string; level: number }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

export default function TocInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  const { minLevel, maxLevel } = config.docs.toc
  const headings = toc.map(({ value, id, level }) => ({ id, text: value, level }))
  const levels = { min: minHeadingLevel ?? minLevel, max: maxHeadingLevel ?? maxLevel }
  const entries = tableOfContents(headings, levels)
  return entries.length > 0 && <Entries entries={entries} />
}
