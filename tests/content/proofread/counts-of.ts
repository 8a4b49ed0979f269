/** Size of a text in numbers. */
import type { Entry } from '@/lib/content/types'
import { openText, type OpenText } from './open-text'

/** Words of a text: runs of letters and digits, with the hyphens inside them. */
const wordCount = (text: string): number => text.match(/[\p{L}\d]+(?:[-’'][\p{L}\d]+)*/gu)?.length ?? 0

export interface TextCounts {
  words: number
  /** Headings of level 2. */
  sections: number
  /** Headings of all levels. */
  headings: number
  samples: number
  tables: number
  pictures: number
}

/** Counts an entry; words are those of the prose, without code. */
export function countsOf(entry: Entry, text: OpenText = openText(entry.source)): TextCounts {
  const { headings } = entry.parsed
  return {
    words: text.lines.reduce((sum, { text: line }) => sum + wordCount(line), 0),
    sections: headings.filter(({ level }) => level === 2).length,
    headings: headings.length,
    samples: text.samples.length,
    tables: text.tables,
    pictures: text.pictures,
  }
}
