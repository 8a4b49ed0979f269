import type { Entry } from '../content/types'
import type { Heading } from '../markdown/types'

export interface ContentsEntry extends Pick<Heading, 'id' | 'text'> {
  children: ContentsEntry[]
}

/** The headings between the levels `min` and `max` as a tree. A heading without a parent is at the top. */
export function tableOfContents(headings: Heading[], { min, max }: Entry['tocLevels']): ContentsEntry[] {
  const top: ContentsEntry[] = []
  const open: { level: number; children: ContentsEntry[] }[] = [{ level: 0, children: top }]
  for (const { id, text, level } of headings) {
    if (level < min || level > max) continue
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const entry: ContentsEntry = { id, text, children: [] }
    open.at(-1)?.children.push(entry)
    open.push({ level, children: entry.children })
  }
  return top
}
